import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { init, parse } from 'es-module-lexer';
import type { Plugin, Rollup } from 'vite';
import { traverse, types as t } from 'storybook/internal/babel';
import { entries } from '../project/entries.ts';
import type { SiteReader } from '../site/Site.ts';
import { parseScript } from '../project/parseScript.ts';

/** A module that the preview mocks with `sb.mock`. */
export interface MockedModule {
  specifier: string;
  /** Whether its functions stay real and are only watched by tests. */
  spy: boolean;
}

/** The modules that a preview mocks. */
export function listMocks(preview: string): MockedModule[] {
  if (!/\bsb\s*\.\s*mock\b/.test(preview)) return [];
  const found: MockedModule[] = [];
  traverse(parseScript(preview), {
    CallExpression({
      node: {
        callee,
        arguments: [module, options],
      },
    }) {
      if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property, { name: 'mock' }))
        return;
      if (!t.isIdentifier(callee.object, { name: 'sb' })) return;
      const isImport = t.isCallExpression(module) && t.isImport(module.callee);
      const name = isImport
        ? module.arguments[0]
        : t.isImportExpression(module)
          ? module.source
          : module;
      if (t.isStringLiteral(name)) found.push({ specifier: name.value, spy: isSpy(options) });
    },
  });
  return found;
}

const isSpy = (options: t.Node | undefined) =>
  t.isObjectExpression(options) &&
  options.properties.some(
    (property) =>
      t.isObjectProperty(property) &&
      t.isIdentifier(property.key, { name: 'spy' }) &&
      t.isBooleanLiteral(property.value, { value: true }),
  );

const AUTO = '\0storysite-mock:';

/**
 * Mocks the modules that the preview mocks, like Storybook: by the file in `__mocks__` if there is one, else by
 * functions that return nothing. Modules with `spy` stay real.
 */
export function mocks(readSite: SiteReader): Plugin {
  let known: Promise<Map<string, string>> | undefined;
  return {
    name: 'site:mocks',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!importer || id.startsWith('\0')) return null;
      known ??= findMocked(this, readSite);
      const mocked = await known;
      if (mocked.size === 0 || importer.startsWith(AUTO)) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      const mock = found && mocked.get(pathOf(found.id));
      // A mock may import the module that it replaces.
      return mock && pathOf(importer) !== mock ? { id: mock } : null;
    },
    async load(id) {
      if (id.startsWith(AUTO)) return printMock(id.slice(AUTO.length));
      return null;
    },
  };
}

const pathOf = (id: string) => id.split('?')[0] ?? '';

/** The id of the mock of each module, by the module's own. */
async function findMocked(
  context: Rollup.PluginContext,
  { root, storybook }: SiteReader,
): Promise<Map<string, string>> {
  const { previewFile } = await storybook();
  if (!previewFile) return new Map();
  const modules = listMocks(await readFile(previewFile, 'utf8')).filter(({ spy }) => !spy);
  const pairs = await Promise.all(
    modules.map(async ({ specifier }): Promise<[string, string][]> => {
      const found = await context.resolve(specifier, previewFile, { skipSelf: true });
      if (!found) return [];
      const file = pathOf(found.id);
      return [[file, findMockFile(file, specifier, root) ?? AUTO + file]];
    }),
  );
  return new Map(pairs.flat());
}

const EXTENSIONS = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.mts'];

/** `__mocks__/session.ts` next to a file, or `__mocks__/package.ts` in the project's root. */
function findMockFile(file: string, specifier: string, root: string): string | undefined {
  const isOwn = /^[./]/.test(specifier);
  const start = isOwn
    ? join(dirname(file), '__mocks__', basename(file, extname(file)))
    : resolve(root, '__mocks__', specifier);
  return EXTENSIONS.map((extension) => start + extension).find((path) => existsSync(path));
}

/**
 * Prints a module with the exports of another one, whose functions do nothing. Exports that it passes on from other
 * modules, and those of a CommonJS module, stay real.
 */
export async function printMock(file: string): Promise<string> {
  // Scripts may have JSX in any file; in TypeScript `<T>` means something else without it.
  const loader = /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx';
  const source = await readFile(file, 'utf8');
  const [{ code }] = await Promise.all([
    transform(source, { loader, logLevel: 'silent', format: 'esm' }),
    init,
  ]);
  const [, exports, , isModule] = parse(code);
  const names = isModule ? exports.map(({ n }) => n) : ['default'];
  const printed = names.map((name, index) => `const mock${index} = all[${JSON.stringify(name)}];`);
  const exported = names.map((name, index) => `mock${index} as ${JSON.stringify(name)}`);
  return `import * as real from ${JSON.stringify(file)};
import { mockAll } from ${JSON.stringify(entries.mockAll)};
const all = mockAll(real);
${printed.join('\n')}
export { ${exported.join(', ')} };
export * from ${JSON.stringify(file)};
`;
}
