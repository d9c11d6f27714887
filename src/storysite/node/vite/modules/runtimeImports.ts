import { traverse, types as t } from 'storybook/internal/babel';
import { shims } from '../../entries.ts';

const STORYBOOK = /^(storybook|@storybook\/[^/]+)(\/|$)/;

/** Modules of Storybook that the site has something for beside its shims, or that work anywhere. */
const SUPPORTED = new Set([
  '@storybook/addon-docs/blocks',
  '@storybook/blocks',
  '@storybook/core-events',
  '@storybook/global',
  '@storybook/icons',
  'storybook/internal/core-events',
  'storybook/viewport',
]);

/** The first module of Storybook that a module imports at run time and that means nothing on the site. */
export function findUnknownModule(ast: t.File): string | undefined {
  return listRuntimeImports(ast).find(
    (id) => STORYBOOK.test(id) && !Object.hasOwn(shims, id) && !SUPPORTED.has(id),
  );
}

/** What a module imports, or exports from others, for more than types. */
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
