import { generate, type NodePath, types as t, traverse } from 'storybook/internal/babel';
import { SiteError } from '../../core/SiteError.ts';
import { describeError, lineOf } from '../../core/describeError.ts';
import { parseScript } from '../project/parseScript.ts';
import { addressUrls } from '../project/addressFiles.ts';
import { findSetups } from './findSetups.ts';
import { listExports, stripPlay } from './stripPlay.ts';
import { shims } from '../project/shims.ts';

/** A stories or preview module, prepared for the site. */
export interface ReadModule {
  /** Without test code. */
  code: string;
  map: object | null;
  /** The module's own variable for each export. */
  exports: Map<string, string>;
  /** The names in JSX of its own and imported components. */
  components: string[];
  /** The modules that only test code used; they are still imported, for their effects. */
  effects: string[];
  /** Static files that its texts name, with their addresses on the site. */
  staticFiles: Map<string, string>;
  /** Why stories need Storybook to be prepared, by their exports; `default` stands for all. */
  setups: Map<string, string>;
  /** A module of Storybook that it imports at run time and that the site does not support. */
  unknownModule?: string;
}

/**
 * Reads a stories or preview module: strips test code with the modules that are `isForTests`, binds all exports to variables,
 * and replaces addresses for which `addressOf` returns another.
 */
export function readModule(
  code: string,
  file: string,
  addressOf?: (text: string) => string | undefined,
  isForTests?: (specifier: string) => boolean,
): ReadModule {
  const ast = parse(code, file);
  const setups = findSetups(ast);
  const effects = stripPlay(ast, code, isForTests);
  const staticFiles = addressOf ? replaceAddresses(ast, addressOf) : new Map<string, string>();
  const components = listComponents(ast);
  nameExports(ast.program);
  const result = generate(ast, { sourceMaps: true, sourceFileName: file }, code);
  return {
    code: result.code,
    map: result.map,
    exports: listExports(ast.program),
    components,
    effects,
    staticFiles,
    setups,
    unknownModule: findUnknownModule(ast),
  };
}

function parse(code: string, file: string): t.File {
  try {
    return parseScript(code);
  } catch (error) {
    const line = lineOf(error);
    throw new SiteError(
      `${line ? `${file}:${line}` : file} cannot be parsed, so its stories or annotations are unknown: ${describeError(error)}`,
      'Fix the file.',
      { cause: error },
    );
  }
}

/**
 * Replaces the addresses of static files that only a browser reads, and those in CSS. Other texts may be shown or compared:
 * returns the files that they name, with their addresses on the site.
 */
function replaceAddresses(
  ast: t.File,
  addressOf: (text: string) => string | undefined,
): Map<string, string> {
  const files = new Map<string, string>();
  const note = (text: string) => {
    for (const name of /\s[\d.]+[wx]\b/.test(text) ? text.split(/[\s,]+/) : [text]) {
      const address = addressOf(name);
      if (address && address !== name) files.set(name, address);
    }
  };
  traverse(ast, {
    StringLiteral(path) {
      const { node, parent, key } = path;
      const isName =
        t.isImportOrExportDeclaration(parent) || t.isTSLiteralType(parent) || key === 'key';
      const isModule =
        t.isNewExpression(parent) || (t.isCallExpression(parent) && t.isImport(parent.callee));
      if (isName || isModule) return;
      const css = addressUrls(node.value, addressOf);
      const text = (isAddress(path) && addressOf(node.value)) || css;
      if (text === node.value) note(text);
      else Object.assign(node, t.stringLiteral(text), { extra: undefined });
    },
    // CSS in JavaScript.
    TemplateElement({ node: { value } }) {
      value.raw = addressUrls(value.raw, addressOf);
      note(value.raw);
    },
  });
  return files;
}

/** Names of attributes and properties of the DOM that are addresses. */
const ADDRESS = /^(src|href|poster)$/;

/** Whether a text is the value of an attribute of HTML, or loaded, and nothing else. */
function isAddress(path: NodePath): boolean {
  const { parent, parentPath, key, listKey } = path;
  if (!parentPath) return false;
  const isPassedOn =
    t.isJSXExpressionContainer(parent) ||
    t.isLogicalExpression(parent) ||
    t.isTSAsExpression(parent) ||
    (t.isConditionalExpression(parent) && key !== 'test');
  if (isPassedOn) return isAddress(parentPath);
  if (t.isJSXAttribute(parent)) {
    const element = parentPath.parent as t.JSXOpeningElement;
    const isHtml = t.isJSXIdentifier(element.name) && /^[a-z]/.test(element.name.name);
    return isHtml && t.isJSXIdentifier(parent.name) && ADDRESS.test(parent.name.name);
  }
  if (t.isAssignmentExpression(parent) && t.isMemberExpression(parent.left)) {
    const { property } = parent.left;
    return key === 'right' && t.isIdentifier(property) && ADDRESS.test(property.name);
  }
  if (!t.isCallExpression(parent) || listKey !== 'arguments' || key !== 0) return false;
  return t.isIdentifier(parent.callee, { name: 'fetch' });
}

/** Binds `export default { … }` and re-exports to variables. */
function nameExports(program: t.Program): void {
  program.body = program.body.flatMap((node): t.Statement[] => {
    if (t.isExportDefaultDeclaration(node)) return nameDefault(node);
    if (t.isExportNamedDeclaration(node) && node.source && node.exportKind !== 'type') {
      return nameReexport(node, node.source);
    }
    return [node];
  });
}

function nameDefault(node: t.ExportDefaultDeclaration): t.Statement[] {
  const { declaration } = node;
  if (t.isIdentifier(declaration) || !t.isExpression(declaration)) return [node];
  const name = t.identifier('storysiteMeta');
  return [
    t.variableDeclaration('const', [t.variableDeclarator(name, declaration)]),
    t.exportDefaultDeclaration(name),
  ];
}

/** Turns `export { Basic } from './other.stories'` into an import and an export. */
function nameReexport(node: t.ExportNamedDeclaration, source: t.StringLiteral): t.Statement[] {
  const pairs = node.specifiers.filter((one) => t.isExportSpecifier(one));
  if (pairs.length < node.specifiers.length) return [node];
  const localOf = ({ local }: t.ExportSpecifier) => t.identifier(`storysite_${local.name}`);
  return [
    t.importDeclaration(
      pairs.map((pair) => t.importSpecifier(localOf(pair), pair.local)),
      source,
    ),
    t.exportNamedDeclaration(
      null,
      pairs.map((pair) => t.exportSpecifier(localOf(pair), pair.exported)),
    ),
  ];
}

const STORYBOOK = /^(storybook|@storybook\/[^/]+)(\/|$)/;

/** Modules of Storybook, apart from the shims, that the site replaces or that work anywhere. */
const SUPPORTED = new Set([
  '@storybook/addon-docs/blocks',
  '@storybook/blocks',
  '@storybook/core-events',
  '@storybook/global',
  '@storybook/icons',
  'storybook/internal/core-events',
  'storybook/viewport',
]);

/** The first imported module of Storybook that the site does not support. */
function findUnknownModule(ast: t.File): string | undefined {
  return listRuntimeImports(ast).find(
    (id) => STORYBOOK.test(id) && !Object.hasOwn(shims, id) && !SUPPORTED.has(id),
  );
}

/** The specifiers that a module imports or re-exports at run time. */
export function listRuntimeImports(ast: t.File): string[] {
  const imports: string[] = [];
  traverse(ast, {
    ImportDeclaration({ node, scope }) {
      if (node.importKind === 'type') return;
      const isValue = (specifier: (typeof node.specifiers)[number]) =>
        !(t.isImportSpecifier(specifier) && specifier.importKind === 'type') &&
        (scope.getBinding(specifier.local.name)?.referencePaths ?? []).some(
          (path) => !path.findParent((parent) => parent.isTSType()),
        );
      if (node.specifiers.length === 0 || node.specifiers.some(isValue)) {
        imports.push(node.source.value);
      }
    },
    ExportNamedDeclaration({ node: { source, exportKind } }) {
      if (source && exportKind !== 'type') imports.push(source.value);
    },
    ExportAllDeclaration({ node: { source, exportKind } }) {
      if (exportKind !== 'type') imports.push(source.value);
    },
    CallExpression({
      node: {
        callee,
        arguments: [specifier],
      },
    }) {
      if (t.isImport(callee) && t.isStringLiteral(specifier)) imports.push(specifier.value);
    },
  });
  return imports;
}

/** The names in JSX of a module's own and imported components: `Card`, `Menu.Item`. */
function listComponents(ast: t.File): string[] {
  const names = new Set<string>();
  traverse(ast, {
    JSXOpeningElement({ node, scope }) {
      const name = printName(node.name);
      const [root = ''] = name.split('.');
      if (name === root && /^[a-z]/.test(name)) return;
      if (scope.getBinding(root)?.scope.path.isProgram()) names.add(name);
    },
  });
  return [...names];
}

function printName(name: t.JSXOpeningElement['name']): string {
  if (t.isJSXMemberExpression(name)) return `${printName(name.object)}.${name.property.name}`;
  return t.isJSXIdentifier(name) ? name.name : '';
}
