import { generate, traverse, types as t } from 'storybook/internal/babel';
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';

/** The module whose exports must not reach a reader. */
const TEST_MODULE = '@storybook/test';

/**
 * Removes what only the workbench needs from a CSF module's meta and stories: `play`, `beforeEach`, `argTypes`,
 * `parameters` and spies (`fn()`) in args, with every import and top-level declaration that only these used. Throws when
 * test code remains.
 */
export function stripPlay(code: string, file: string): { code: string; map: object | null } {
  const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title }).parse();

  removeTestProperties(csf);
  while (removeUnused(csf._file.ast) > 0);

  const left = csf._file.ast.program.body.find(
    (node) => t.isImportDeclaration(node) && node.source.value === TEST_MODULE,
  );
  if (left) {
    throw new Error(
      `${file} uses ${TEST_MODULE} outside of play functions, beforeEach and fn() args, so test code would reach the site's readers: move it into the play function.`,
    );
  }
  const result = generate(csf._file.ast, { sourceMaps: true, sourceFileName: file }, code);
  return { code: result.code, map: result.map };
}

function isTestName(key: t.Node): boolean {
  return t.isIdentifier(key) && ['play', 'beforeEach', 'argTypes', 'parameters'].includes(key.name);
}

/** `fn()`, also with a name or an implementation (`fn(() => …).mockName('…')`), or the name of such a constant. */
function isSpy(node: t.Node, spies: Set<string>): boolean {
  if (t.isIdentifier(node)) return spies.has(node.name);
  if (!t.isCallExpression(node)) return false;
  const { callee } = node;
  if (t.isMemberExpression(callee)) return isSpy(callee.object, spies);
  return t.isIdentifier(callee, { name: 'fn' });
}

/** Names of constants that hold a spy shared by args and play function. */
function listSpies(ast: t.File): Set<string> {
  const none = new Set<string>();
  const declarations = ast.program.body
    .filter((node) => t.isVariableDeclaration(node))
    .flatMap((node) => node.declarations);
  return new Set(
    declarations.flatMap(({ id, init }) =>
      t.isIdentifier(id) && init && isSpy(init, none) ? [id.name] : [],
    ),
  );
}

function removeTestProperties(csf: CsfFile): void {
  const { ast } = csf._file;
  const spies = listSpies(ast);
  const names = Object.keys(csf._storyExports);
  for (const annotated of [csf._metaNode, ...names.map((name) => csf.getStoryExport(name))]) {
    const object = unwrapType(annotated);
    if (!t.isObjectExpression(object)) continue;
    object.properties = object.properties.filter(
      (property) => t.isSpreadElement(property) || !isTestName(property.key),
    );
    for (const property of object.properties) {
      if (!t.isObjectProperty(property) || !t.isIdentifier(property.key, { name: 'args' }))
        continue;
      const args = unwrapType(property.value);
      if (!t.isObjectExpression(args)) continue;
      args.properties = args.properties.filter(
        (arg) => !t.isObjectProperty(arg) || !isSpy(arg.value, spies),
      );
    }
  }
  // In CSF 2, annotations are assigned: `Basic.play = …`.
  ast.program.body = ast.program.body.filter((statement) => {
    if (!t.isExpressionStatement(statement)) return true;
    const { expression } = statement;
    if (!t.isAssignmentExpression(expression) || !t.isMemberExpression(expression.left))
      return true;
    const { object, property } = expression.left;
    return !(t.isIdentifier(object) && names.includes(object.name) && isTestName(property));
  });
}

/** The value in `… as T` and `… satisfies T`. */
function unwrapType(node: t.Node | undefined): t.Node | undefined {
  if (t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node)) {
    return unwrapType(node.expression);
  }
  return node;
}

/** Removes imports and declarations that nothing refers to; returns how many it removed. */
function removeUnused(ast: t.File): number {
  let removed = 0;
  traverse(ast, {
    Program(program) {
      program.scope.crawl();
      for (const { path, referenced } of Object.values(program.scope.bindings)) {
        const statement = path.getStatementParent();
        const exported = statement?.isExportDeclaration() || path.parentPath?.isExportDeclaration();
        if (referenced || exported || !statement) continue;
        path.remove();
        const { node } = statement;
        if (t.isImportDeclaration(node) && node.specifiers.length === 0) statement.remove();
        removed += 1;
      }
      program.stop();
    },
  });
  return removed;
}
