import { isBuiltin } from 'node:module';
import { traverse, types as t } from 'storybook/internal/babel';
import { createUsesMsw, keptTests } from './usesMsw.ts';

/** Storybook's names for test code in metas, stories and previews. */
const TEST_NAMES = [
  'play',
  'beforeAll',
  'beforeEach',
  'afterEach',
  'experimental_afterEach',
  'runStep',
];

const MAY_HAVE_TESTS = new RegExp(`\\b(${TEST_NAMES.join('|')}|test)\\b`);

/** Modules of Storybook and libraries for tests, whose effects no reader needs. */
const TEST_LIBRARY =
  /^(?:@?storybook|@?vitest|@?jest|@testing-library|chai|sinon|msw|@mswjs|@?playwright|axe-core|mockdate)(?:[/-]|$)/;

export const isTestLibrary = (specifier: string): boolean => TEST_LIBRARY.test(specifier);

/**
 * Removes test code from the syntax tree of a stories or preview module: `play`, `beforeEach` and the like of its default
 * export and its exports (objects, factories, assignments), with every import and top-level declaration that only these
 * used. What starts MSW or sets its handlers stays, under another name. Modules that only tests import may have effects:
 * they are still imported, unless `isForTests`. Returns the specifiers of those.
 */
export function stripPlay(
  ast: t.File,
  code: string,
  isForTests: (specifier: string) => boolean = () => false,
): string[] {
  // Finding unused names takes as long as all the rest.
  if (!MAY_HAVE_TESTS.test(code)) return [];
  const known = new Set<t.Node>(ast.program.body.filter(isEffect));
  const values = new Set<t.Node>(ast.program.body.filter(importsValue));
  const unusedBefore = new Set(listUnused(ast).map(({ name }) => name));
  const keep = createKeep(ast.program);
  removeTestProperties(ast, keep);
  removeTestStatements(ast, keep);
  while (removeUnused(ast, unusedBefore) > 0);
  const effects: string[] = [];
  ast.program.body = ast.program.body.filter((node) => {
    if (!isEffect(node) || known.has(node)) return true;
    const { value } = node.source;
    const isDropped = isTestLibrary(value) || isBuiltin(value) || isForTests(value);
    if (isDropped || !values.has(node)) return false;
    effects.push(value);
    return true;
  });
  return effects;
}

const isEffect = (node: t.Node): node is t.ImportDeclaration =>
  t.isImportDeclaration(node) && node.specifiers.length === 0;

const importsValue = (node: t.Node) =>
  t.isImportDeclaration(node) &&
  node.importKind !== 'type' &&
  node.specifiers.some((one) => !(t.isImportSpecifier(one) && one.importKind === 'type'));

function isTestName(key: t.Node): boolean {
  if (t.isStringLiteral(key)) return TEST_NAMES.includes(key.value);
  return t.isIdentifier(key) && TEST_NAMES.includes(key.name);
}

/** Whether to keep test code, under another name. */
type Keep = (key: t.Node, value: t.Node) => boolean;

function createKeep(program: t.Program): Keep {
  const usesMsw = createUsesMsw(program);
  return (key, value) => {
    const name = t.isIdentifier(key) ? keptTests[key.name] : undefined;
    if (!name || !usesMsw(value)) return false;
    Object.assign(key, { name });
    return true;
  };
}

function removeTestProperties({ program }: t.File, keep: Keep): void {
  const values = topLevelValues(program);
  const exported = program.body.flatMap((node): (t.Node | null | undefined)[] => {
    if (t.isExportDefaultDeclaration(node)) return [node.declaration];
    if (!t.isExportNamedDeclaration(node) || node.source) return [];
    const specifiers = node.specifiers.filter((one) => t.isExportSpecifier(one));
    const declared = t.isVariableDeclaration(node.declaration) ? node.declaration.declarations : [];
    return [...specifiers.map(({ local }) => local), ...declared.map(({ init }) => init)];
  });
  // A factory's meta is not exported.
  const calls = [...values.values()].filter((value) => t.isCallExpression(value));
  for (const node of [...exported, ...calls]) {
    const value = t.isIdentifier(node) ? values.get(node.name) : node;
    const object = annotationsOf(value);
    if (!object) continue;
    object.properties = object.properties.filter(
      (property) =>
        t.isSpreadElement(property) || !isTestName(property.key) || keep(property.key, property),
    );
  }
}

/** The initial values of the module's variables. */
export function topLevelValues({ body }: t.Program): Map<string, t.Node> {
  const declarations = body.flatMap((node) => {
    const declaration = t.isExportNamedDeclaration(node) ? node.declaration : node;
    return t.isVariableDeclaration(declaration) ? declaration.declarations : [];
  });
  return new Map(
    declarations.flatMap(({ id, init }) => (t.isIdentifier(id) && init ? [[id.name, init]] : [])),
  );
}

/**
 * The object with a meta's, story's or preview's annotations: itself, or a factory's argument (`meta.story({ … })`).
 */
export function annotationsOf(node: t.Node | null | undefined): t.ObjectExpression | undefined {
  if (t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node)) {
    return annotationsOf(node.expression);
  }
  if (t.isCallExpression(node)) {
    const { callee } = node;
    const name = t.isMemberExpression(callee) ? callee.property : callee;
    const isFactory =
      t.isIdentifier(name) &&
      ['meta', 'story', 'extend', 'definePreview', '__definePreview'].includes(name.name);
    return isFactory ? annotationsOf(node.arguments[0]) : undefined;
  }
  return t.isObjectExpression(node) ? node : undefined;
}

/** Removes `Basic.play = …` (CSF 2), `Basic.test(…)` (factories) and `export const beforeEach = …` (previews). */
function removeTestStatements({ program }: t.File, keep: Keep): void {
  const exported = new Set(listExports(program).values());
  const isExported = (node: t.Node) => t.isIdentifier(node) && exported.has(node.name);
  program.body = program.body.filter((statement) => {
    if (t.isExportNamedDeclaration(statement)) {
      const { declaration } = statement;
      const [first] = Object.values(t.getOuterBindingIdentifiers(statement));
      return !(first && declaration && isTestName(first)) || keep(first, declaration);
    }
    if (!t.isExpressionStatement(statement)) return true;
    const { expression } = statement;
    if (t.isAssignmentExpression(expression) && t.isMemberExpression(expression.left)) {
      const { object, property } = expression.left;
      return !(isExported(object) && isTestName(property)) || keep(property, expression.right);
    }
    if (t.isCallExpression(expression) && t.isMemberExpression(expression.callee)) {
      const { object, property } = expression.callee;
      return !(isExported(object) && t.isIdentifier(property, { name: 'test' }));
    }
    return true;
  });
}

/** The module's own variable for each export, without re-exports. */
export function listExports({ body }: t.Program): Map<string, string> {
  const exports = new Map<string, string>();
  for (const node of body) {
    if (t.isExportDefaultDeclaration(node) && t.isIdentifier(node.declaration)) {
      exports.set('default', node.declaration.name);
    }
    if (!t.isExportNamedDeclaration(node) || node.source) continue;
    for (const name of Object.keys(t.getOuterBindingIdentifiers(node))) exports.set(name, name);
    for (const specifier of node.specifiers) {
      if (!t.isExportSpecifier(specifier)) continue;
      const { exported, local } = specifier;
      exports.set(t.isIdentifier(exported) ? exported.name : exported.value, local.name);
    }
  }
  return exports;
}

interface Unused {
  name: string;
  remove(): void;
}

/** Imports and top-level declarations that nothing refers to. */
function listUnused(ast: t.File): Unused[] {
  const unused: Unused[] = [];
  traverse(ast, {
    Program(program) {
      program.scope.crawl();
      for (const [name, binding] of Object.entries(program.scope.bindings)) {
        const { path, referenced, constant } = binding;
        const statement = path.getStatementParent();
        const exported = statement?.isExportDeclaration() || path.parentPath?.isExportDeclaration();
        if (referenced || exported || !statement || !constant) continue;
        // Other names of the same pattern may be in use.
        if (path.isVariableDeclarator() && !t.isIdentifier(path.node.id)) continue;
        unused.push({ name, remove: () => path.remove() });
      }
      program.stop();
    },
  });
  return unused;
}

/** Removes unreferenced declarations, except for the given names; returns their number. */
function removeUnused(ast: t.File, kept: ReadonlySet<string>): number {
  const unused = listUnused(ast).filter(({ name }) => !kept.has(name));
  for (const { remove } of unused) remove();
  return unused.length;
}
