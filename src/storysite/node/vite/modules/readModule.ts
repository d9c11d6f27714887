import { babelParse, generate, types as t } from 'storybook/internal/babel';
import { SiteError } from '../../SiteError.ts';
import { describeError, lineOf } from '../../storybook/describeError.ts';
import { findUnknownModule } from './runtimeImports.ts';
import { listExports, stripPlay } from './stripPlay.ts';

/** A stories or preview module as the site takes it over. */
export interface ReadModule {
  /** Without test code. */
  code: string;
  map: object | null;
  /** The module's own variable of each export. */
  exports: Map<string, string>;
  /** A module of Storybook that it imports at run time and that means nothing on the site. */
  unknownModule?: string;
}

/** Reads a stories or preview module: strips its test code, and gives all its exports names. */
export function readModule(code: string, file: string): ReadModule {
  const ast = parse(code, file);
  stripPlay(ast);
  nameExports(ast.program);
  const result = generate(ast, { sourceMaps: true, sourceFileName: file }, code);
  return {
    code: result.code,
    map: result.map,
    exports: listExports(ast.program),
    unknownModule: findUnknownModule(ast),
  };
}

function parse(code: string, file: string): t.File {
  try {
    return babelParse(code);
  } catch (error) {
    const line = lineOf(error);
    throw new SiteError(
      `${line ? `${file}:${line}` : file} cannot be parsed, so its stories or annotations are unknown: ${describeError(error)}`,
      'Fix the file.',
      { cause: error },
    );
  }
}

/** Binds `export default { … }` and what is exported straight from other modules to variables. */
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
