import { types as t } from 'storybook/internal/babel';
import { babelParseFile, CsfFile, extractDescription } from 'storybook/internal/csf-tools';
import { readComment } from './readComment.ts';
import { tidyLines } from './highlight.ts';
import { editText } from '../project/editText.ts';
import { parseScript } from '../project/parseScript.ts';

/** A story in a CSF file. */
export interface CsfStory {
  id: string;
  name: string;
  exportName: string;
  /** The comment above its export. */
  description?: string;
  /** The text of its export. */
  source: string;
}

/** A CSF file. */
export interface CsfDescription {
  title?: string;
  /** Name of the variable that holds its meta. */
  metaName?: string;
  /** Local name of the meta's component: `Button`, `Menu.Item`. */
  componentName?: string;
  /** Specifier of the module that its meta names as `component`. */
  component?: string;
  /** The import of that component, as the file writes it. */
  componentImport?: ComponentImport;
  /** The style sheets that it imports, by specifier. */
  sheets: string[];
  /** The comment above its meta. */
  metaDescription?: string;
  stories: CsfStory[];
}

/** How a file imports its component. */
export interface ComponentImport {
  /** Its name in the file. */
  local: string;
  /** Its name in the module; `default` for a default import, `*` for a namespace. */
  imported: string;
  from: string;
}

const STYLE_SHEET = /(?<!\.module)\.(css|less|s[ac]ss|styl)$/;

/** A title that Storybook derives from the file's path; then only the index knows the ids. */
const AUTOMATIC = 'automatic';

const known = new Map<string, { code: string; description: CsfDescription }>();

/**
 * Declarations of a CSF file. Storybook's own parser is slow, so a file is parsed again only when its text has changed.
 */
export function describeCsf(code: string, file: string): CsfDescription {
  const found = known.get(file);
  if (found?.code === code) return found.description;
  const description = readCsf(code, file);
  known.set(file, { code, description });
  return description;
}

function readCsf(code: string, file: string): CsfDescription {
  const csf = loadCsf(tidyLines(code), file);
  const componentName = nameOfComponent(csf.meta?.component);
  return {
    title: csf.meta?.title === AUTOMATIC ? undefined : csf.meta?.title,
    metaName: csf._metaVariableName,
    componentName,
    component: csf.indexInputs[0]?.rawComponentPath,
    componentImport: findImport(csf, componentName),
    sheets: csf._ast.program.body.flatMap((node) =>
      node.type === 'ImportDeclaration' && STYLE_SHEET.test(node.source.value)
        ? node.source.value
        : [],
    ),
    metaDescription: commentOf(csf._metaStatement),
    stories: Object.entries(csf._stories).map(([exportName, { id, name }]) => ({
      id,
      name: name ?? exportName,
      exportName,
      description: commentOf(csf._storyStatements[exportName]),
      source: readStorySource(csf, tidyLines(code), exportName),
    })),
  };
}

function loadCsf(code: string, file: string): CsfFile {
  const options = { fileName: file, makeTitle: (title?: string) => title ?? AUTOMATIC };
  const ast = parseScript(code);
  return new CsfFile(ast, options, babelParseFile({ code, filename: file, ast })).parse();
}

type Commented = Parameters<typeof extractDescription>[0];

function commentOf(node: CsfFile['_metaStatement'] | Commented): string | undefined {
  // Babel attaches comments to every node, which the declared type leaves out.
  return (node && readComment(extractDescription(node as Commented)).text) || undefined;
}

/** `Button` in `Button as ComponentType`; undefined for other expressions. */
function nameOfComponent(component: string | undefined): string | undefined {
  if (!component) return undefined;
  const [statement] = parseScript(`(${component})`).program.body;
  return t.isExpressionStatement(statement) ? printName(statement.expression) : undefined;
}

function printName(node: t.Expression): string | undefined {
  if (t.isIdentifier(node)) return node.name;
  if (t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node) || t.isTSNonNullExpression(node))
    return printName(node.expression);
  if (!t.isMemberExpression(node) || !t.isIdentifier(node.property) || node.computed) {
    return undefined;
  }
  const object = printName(node.object);
  return object && `${object}.${node.property.name}`;
}

/** The import that declares a component. */
function findImport(csf: CsfFile, componentName = ''): ComponentImport | undefined {
  const [local = ''] = componentName.split('.');
  for (const statement of csf._ast.program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = statement.specifiers.find((one) => one.local.name === local);
    if (!specifier) continue;
    const from = statement.source.value;
    if (specifier.type === 'ImportDefaultSpecifier') return { local, imported: 'default', from };
    if (specifier.type === 'ImportNamespaceSpecifier') return { local, imported: '*', from };
    const { imported } = specifier;
    return {
      local,
      imported: imported.type === 'Identifier' ? imported.name : imported.value,
      from,
    };
  }
  return undefined;
}

type Range = [start: number, end: number];

/** Properties with test code. */
const TEST_PROPERTIES = ['play', 'beforeEach', 'afterEach'];

/** The text of a story's export with its assignments (`Basic.args = …`), without test code. */
function readStorySource(csf: CsfFile, code: string, exportName: string): string {
  const statements = csf._ast.program.body.filter((node) => isAbout(node, exportName));
  return statements
    .map((node) => {
      const cuts = listTestCode(findObject(node), code, csf._ast.comments ?? []);
      return cutOut(code, [node.start ?? 0, node.end ?? 0], cuts);
    })
    .join('\n');
}

/** Whether a statement declares a story or assigns to it, except for test code. */
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

/** The object of a CSF 3 story, or a factory's argument. */
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
    // A property on its own lines is removed with its indentation.
    return [[code[after] === '\n' ? code.slice(0, start).trimEnd().length : start, after]];
  });
}

/** The end of the comma after a property and its comments; without a comma, the end of the property. */
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

function cutOut(code: string, [first, last]: Range, cuts: Range[]): string {
  const edits = cuts.map(([start, end]) => ({ start: start - first, end: end - first, text: '' }));
  return editText(code.slice(first, last), edits);
}
