import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { escapePath, glob } from 'tinyglobby';
import type { CSSOptions, InlineConfig, Plugin, PluginOption, SSROptions } from 'vite';
import { blocks } from './blocks.ts';
import { callPlugin } from '../config/callPlugin.ts';
import { CLIENT } from '../build/collectAssets.ts';
import { compileMdx } from '../content/compileMdx.ts';
import { dev } from './dev.ts';
import { csf } from './modules/csf.ts';
import { highlighted } from '../content/highlighted.ts';
import { markdown } from '../content/markdown.ts';
import { componentImports } from './componentImports.ts';
import { nodeBuiltins } from './nodeBuiltins.ts';
import { projectAnnotations } from './modules/projectAnnotations.ts';
import { pureComponents } from './pureComponents.ts';
import { shims } from './shims.ts';
import { sitePlugin } from './siteData.ts';
import { SiteError } from '../SiteError.ts';
import { storySource } from './modules/storySource.ts';
import { engineFile } from '../engineFile.ts';
import type { SiteReader } from '../site/loadSite.ts';

const routerFolder = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);
const routerProduction = [
  { find: /^react-router$/, replacement: join(routerFolder, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerFolder, 'dom-export.mjs') },
];

/** In the build, the server renders the same package files that the browser gets. */
const bundledServer: SSROptions = { noExternal: true, external: ['react', 'react-dom'] };

/** In development Node loads packages itself, except those of which it would load another build than the browser. */
async function nativeServer(root: string): Promise<SSROptions> {
  return {
    noExternal: [/storybook/, /^react-router/, ...(await bundlerOnlyPackages(root))],
    resolve: { conditions: ['module-sync', 'module', 'node', 'development'] },
  };
}

/**
 * The docs site's Vite configuration: the project's own, as its Storybook has it, with the site's plugins in front. Vite
 * plugins named `storybook:…` are for the workbench only.
 */
export async function createViteConfig(
  readSite: SiteReader,
  command: 'build' | 'serve',
): Promise<InlineConfig> {
  const { root, config } = readSite;
  const storybook = await readSite.storybook();
  const isBuild = command === 'build';
  const base: InlineConfig = {
    configFile: false,
    root,
    base: isBuild ? config.base : '/@site/',
    appType: 'custom',
    cacheDir: join(root, 'node_modules/.cache/site'),
    resolve: {
      dedupe: ['react', 'react-dom'],
      // The router's default build contains its development checks.
      alias: isBuild ? routerProduction : [],
    },
    ssr: isBuild ? bundledServer : await nativeServer(root),
    optimizeDeps: { entries: isBuild ? [] : await listEntries(readSite) },
  };
  const merged = await storybook
    .viteConfig(base, isBuild ? 'production' : 'development')
    .catch((error: unknown) => {
      throw SiteError.from(error);
    });
  const plugins = projectPlugins(merged).map((plugin) =>
    /docgen/.test(plugin.name) ? readOnce(plugin, readSite, isBuild) : plugin,
  );
  return {
    ...merged,
    css: shortenNames(merged.css, isBuild),
    plugins: [
      blocks(root, { loose: config.loose }),
      shims(),
      nodeBuiltins(readSite),
      projectAnnotations(readSite),
      csf(readSite),
      highlighted(),
      storySource(readSite),
      markdown(root, { ...config, readSite }),
      sitePlugin(readSite),
      componentImports(readSite),
      dev(readSite),
      ...config.plugins.flatMap((plugin) =>
        callPlugin(plugin, 'making its Vite plugins', () => plugin.vite?.({ root, config }) ?? []),
      ),
      compileMdx(readSite, storybook),
      pureComponents(),
      ...(plugins.some(({ name }) => REACT.test(name)) ? [] : [react({ include: SCRIPT })]),
      ...plugins,
    ],
  };
}

/** Names of the plugins that compile a React project, without those that read its types. */
const REACT = /^vite:(preact-jsx|react-(babel|oxc|refresh|swc))/;
const SCRIPT = /\.(mdx|[cm]?[jt]sx?)$/;

/** The project's own plugins, as Storybook's loader gives them: a flat list. */
function projectPlugins({ plugins = [] }: InlineConfig): Plugin[] {
  const isPlugin = (option: PluginOption): option is Plugin =>
    typeof option === 'object' && option !== null && 'name' in option;
  // Its own MDX would be compiled a second time.
  return plugins.filter(isPlugin).filter(({ name }) => name !== '@mdx-js/rollup');
}

type Transform = Extract<NonNullable<Plugin['transform']>, (...args: never[]) => unknown>;

const docgens = new WeakMap<SiteReader, Map<string, ReturnType<Transform>>>();

/**
 * A plugin that reads types, without this package's own files, whose types would only make every page heavier. In builds,
 * the bundles of browser and server share what it read.
 */
function readOnce(plugin: Plugin, readSite: SiteReader, isBuild: boolean): Plugin {
  const { transform } = plugin;
  if (!transform) return plugin;
  const handler = typeof transform === 'function' ? transform : transform.handler;
  const own = engineFile('');
  const known = docgens.get(readSite) ?? new Map<string, ReturnType<Transform>>();
  docgens.set(readSite, known);
  const wrapped: Transform = function (code, id, options) {
    if (id.startsWith(own)) return null;
    const key = `${plugin.name}\n${id}\n${code}`;
    const result = known.get(key) ?? handler.call(this, code, id, options);
    if (isBuild) known.set(key, result);
    return result;
  };
  const isPlain = typeof transform === 'function';
  return { ...plugin, transform: isPlain ? wrapped : { ...transform, handler: wrapped } };
}

/** In builds, short class names of CSS modules, where the project does not name them. */
function shortenNames(css: CSSOptions | undefined, isBuild: boolean): CSSOptions | undefined {
  if (!isBuild || css?.modules === false) return css;
  return { ...css, modules: { generateScopedName: '[hash:base64:5]', ...css?.modules } };
}

/** Where Vite looks for packages to optimise: the site's script and the stories, as glob patterns. */
async function listEntries(readSite: SiteReader): Promise<string[]> {
  // A Storybook without stories is said when the site is read.
  const { stories } = await readSite().catch(() => ({ stories: [] }));
  const files = new Set(stories.map(({ file }) => join(readSite.root, file)));
  return [engineFile(CLIENT), ...files].map((file) => escapePath(file.replaceAll('\\', '/')));
}

interface PackageJson {
  name?: string;
  module?: string;
  exports?: unknown;
  type?: string;
}

/**
 * Names of the installed packages whose ES modules only a bundler finds (a `module` field and no `exports`). Node would
 * load their CommonJS build, whose default import differs from the browser's.
 */
async function bundlerOnlyPackages(root: string): Promise<string[]> {
  const files = await glob(['node_modules/*/package.json', 'node_modules/@*/*/package.json'], {
    cwd: root,
  });
  const packages = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(root, file), 'utf8')) as PackageJson),
  );
  return packages.flatMap(({ name, module, exports, type }) =>
    name && module && !exports && type !== 'module' ? [name] : [],
  );
}
