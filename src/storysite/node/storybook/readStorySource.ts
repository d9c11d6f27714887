import { types as t } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';

type Range = [start: number, end: number];

/** Properties that are test code, which readers do not get. */
const TEST_PROPERTIES = ['play', 'beforeEach', 'afterEach'];

/** The text of a story's export, with what is assigned to it (`Basic.args = …`) and without its test code. */
export function readStorySource(csf: CsfFile, code: string, exportName: string): string {
  const statements = csf._ast.program.body.filter((node) => isAbout(node, exportName));
  return statements
    .map((node) => {
      const cuts = listTestCode(findObject(node), code, csf._ast.comments ?? []);
      return cutOut(code, [node.start ?? 0, node.end ?? 0], cuts);
    })
    .join('\n');
}

/** Whether a statement declares a story or assigns to it anything but test code. */
function isAbout(node: t.Statement, name: string): boolean {
  const declared = t.isExportNamedDeclaration(node) ? node.declaration : node;
  if (t.isFunctionDeclaration(declared)) return declared.id?.name === name;
  if (t.isVariableDeclaration(declared)) {
    return declared.declarations.some(({ id }) => t.isIdentifier(id, { name }));
  }
  if (!t.isExpressionStatement(declared)) return false;
  const { expression } = declared;
  if (!t.isAssignmentExpression(expression) || !t.isMemberExpression(expression.left)) return false;
  const { object, property } = expression.left;
  return t.isIdentifier(object, { name }) && !isTestName(property);
}

/** The object of a CSF 3 story, or the one that is given to a factory. */
function findObject(node: t.Node | null | undefined): t.ObjectExpression | undefined {
  if (t.isObjectExpression(node)) return node;
  if (t.isExportNamedDeclaration(node)) return findObject(node.declaration);
  if (t.isVariableDeclaration(node)) return findObject(node.declarations[0]?.init);
  if (t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node)) {
    return findObject(node.expression);
  }
  return t.isCallExpression(node) ? findObject(node.arguments[0]) : undefined;
}

function listTestCode(
  object: t.ObjectExpression | undefined,
  code: string,
  comments: t.Comment[],
): Range[] {
  return (object?.properties ?? []).flatMap((property) => {
    if (t.isSpreadElement(property) || !isTestName(property.key)) return [];
    const start = property.start ?? 0;
    let after = findComma(code, property.end ?? 0, comments);
    while (/^[ \t]$/.test(code.charAt(after))) after += 1;
    // A property that has lines of its own goes with what indents it.
    return [[code[after] === '\n' ? code.slice(0, start).trimEnd().length : start, after]];
  });
}

/** The end of the comma behind a property, which comments may precede; of the property itself where there is none. */
function findComma(code: string, end: number, comments: t.Comment[]): number {
  for (let at = end; at < code.length; at += 1) {
    const comment = comments.find(({ start }) => start === at);
    if (comment?.end) at = comment.end - 1;
    else if (code[at] === ',') return at + 1;
    else if (code.charAt(at).trim()) break;
  }
  return end;
}

function isTestName(key: t.Node): boolean {
  return t.isIdentifier(key) && TEST_PROPERTIES.includes(key.name);
}

function cutOut(code: string, [start, end]: Range, cuts: Range[]): string {
  let text = '';
  let from = start;
  for (const [cutStart, cutEnd] of cuts) {
    text += code.slice(from, cutStart);
    from = cutEnd;
  }
  return text + code.slice(from, end);
}
