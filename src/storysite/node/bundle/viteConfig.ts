import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { escapePath } from 'tinyglobby';
import type { CSSOptions, InlineConfig, Plugin, PluginOption, SSROptions } from 'vite';
import { addedStyles } from './addedStyles.ts';
import { blocks, canvasSource, unknownBlocks } from './blocks.ts';
import { bundlerOnlyPackages } from './bundlerOnlyPackages.ts';
import { cacheFolder } from '../project/cacheFolder.ts';
import { callPlugin, returned } from '../project/callPlugin.ts';
import { runWithMachineEnv } from '../project/runWithEnv.ts';
import type { ViteContext } from '../../core/config/SitePlugin.ts';
import { entries } from '../project/entries.ts';
import { findFramework } from '../project/frameworks/findFramework.ts';
import { compileMdx } from '../content/compileMdx.ts';
import { descriptions } from './descriptions.ts';
import { engineSheets } from './engineSheets.ts';
import { csf } from './csf.ts';
import { highlighted } from './highlighted.ts';
import { markdown, proseOptions } from './markdown.ts';
import { externalSearch } from './externalSearch.ts';
import { filterHooks, VIRTUAL } from './filterHooks.ts';
import { hideEngine, type Project } from './hideEngine.ts';
import { msw } from './msw.ts';
import { mocks } from './mocks.ts';
import { moduleAddress } from './moduleAddress.ts';
import { nodeBuiltins } from './nodeBuiltins.ts';
import { projectSheets, SHEET } from './projectSheets.ts';
import { projectAnnotations } from './projectAnnotations.ts';
import { publicDefine } from './publicDefine.ts';
import { optimizeOwnPackages, shims } from './shims.ts';
import { sitePlugin } from './siteData.ts';
import { oddNames } from './oddNames.ts';
import { SiteError } from '../../core/SiteError.ts';
import { DEV_BASE } from '../../core/routes.ts';
import type { Storybook } from '../project/Storybook.ts';
import { storyCycles } from './storyCycles.ts';
import { storyStyles } from './storyStyles.ts';
import { storySource } from './storySource.ts';
import { transformOnce } from './transformOnce.ts';
import { withPublicEnv } from './withPublicEnv.ts';
import type { SiteReader } from '../site/Site.ts';
import { ODD } from '../project/realFile.ts';

/** In builds, the server bundles the same package files as the browser. */
const bundledServer: SSROptions = { noExternal: true, external: ['react', 'react-dom'] };

/** In development Node loads packages itself, except those of which it would load another build than the browser. */
async function nativeServer({ root, warn }: SiteReader): Promise<SSROptions> {
  return {
    noExternal: [/storybook/, /^storysite/, ...(await bundlerOnlyPackages(root, warn))],
    resolve: { conditions: ['module-sync', 'module', 'node', 'development'] },
  };
}

/**
 * The site's Vite configuration: the project's own, as in its Storybook, after the site's plugins. Vite plugins named
 * `storybook:…` are left to Storybook. `dev` is the plugin of the development server; without it, the configuration is
 * for builds.
 */
export async function createViteConfig(readSite: SiteReader, dev?: Plugin): Promise<InlineConfig> {
  const { root, config } = readSite;
  const storybook = await readSite.storybook();
  const framework = findFramework(storybook);
  const isBuild = dev === undefined;
  const base: InlineConfig = {
    configFile: false,
    root,
    base: isBuild ? config.base : DEV_BASE,
    appType: 'custom',
    cacheDir: cacheFolder(root, 'site'),
    resolve: { dedupe: ['react', 'react-dom'] },
    ssr: isBuild ? bundledServer : await nativeServer(readSite),
    optimizeDeps: isBuild ? { entries: [] } : await optimizePackages(readSite),
  };
  const merged = await storybook
    .viteConfig(base, isBuild ? 'production' : 'development')
    .catch(throwForUser);
  addPublicDir(storybook, root, merged);
  const prose = proseOptions(readSite, isBuild);
  const stories = csf(readSite);
  const plugins = projectPlugins(merged, readSite, isBuild, stories.isReplaced);
  const [sheets, added] = [engineSheets(), addedStyles()];
  return {
    ...merged,
    css: shortenNames(merged.css, isBuild),
    plugins: [
      filterHooks(oddNames(root), { load: /~(?:23|3f|25)/ }),
      sheets.first,
      added.first,
      byteOrderMarks(),
      ...standIns(readSite),
      ...(framework.plugins?.(storybook, (text) => void readSite.notes.add(text)) ?? []),
      filterHooks(nodeBuiltins(readSite), { resolveId: /^[a-z]/, load: /site:node|\.node$/ }),
      filterHooks(projectAnnotations(readSite), VIRTUAL),
      storyCycles(readSite),
      stories.first,
      filterHooks(storyStyles(readSite), VIRTUAL),
      filterHooks(projectSheets(readSite), { transform: SHEET }),
      filterHooks(highlighted(readSite), { resolveId: /highlighted/, load: /highlighted/ }),
      filterHooks(storySource(readSite), VIRTUAL),
      filterHooks(markdown(readSite.memo, prose, storybook.builder === 'webpack'), {
        load: /\.md(?:$|\?)/i,
      }),
      filterHooks(sitePlugin(readSite), VIRTUAL),
      ...(dev ? [dev] : []),
      ...sitePlugins(readSite),
      transformOnce(withPublicEnv(compileMdx(storybook, prose)), readSite, isBuild, MDX),
      ...(plugins.some(({ name }) => REACT.test(name)) ? [] : [react({ include: SCRIPT })]),
      ...plugins,
      stories.last,
      moduleAddress(),
      sheets.last,
      added.last,
      descriptions(readSite, prose),
      publicDefine(storybook.vite, readSite.warn),
    ],
  };
}

/** Replacements: for Storybook's modules, for an unused search, and for modules that the preview mocks. */
const standIns = (readSite: SiteReader): Plugin[] => [
  filterHooks(blocks(), { resolveId: /storybook/ }),
  canvasSource(),
  unknownBlocks(readSite),
  filterHooks(shims(), SHIMMED),
  filterHooks(externalSearch(readSite), { resolveId: /^@docsearch/, load: /site:no-external/ }),
  filterHooks(mocks(readSite), { load: /storysite-mock:/ }),
  msw(readSite),
];

const throwForUser = (error: unknown): never => {
  throw SiteError.from(error);
};

/** Serves Vite's public folder in addition to Storybook's, with priority. */
function addPublicDir({ staticDirs }: Storybook, root: string, { publicDir }: InlineConfig): void {
  const from = publicDir === false ? '' : resolve(root, publicDir || 'public');
  const isKnown = staticDirs.some((dir) => dir.from === from && dir.to === '/');
  if (from && existsSync(from) && !isKnown) staticDirs.unshift({ from, to: '/' });
}

/** Modules of Storybook and of MSW. */
const SHIMMED = { resolveId: /storybook|^msw\/|^storysite-real:/, load: /storysite-shim/ };

/** The Vite plugins of the site's own plugins. */
function sitePlugins(readSite: SiteReader): Plugin[] {
  const { root, config } = readSite;
  const context: ViteContext = {
    root,
    config,
    viteConfig: () => runWithMachineEnv(() => createViteConfig(readSite)),
    sourceFiles: () => listAllSourceFiles(readSite),
  };
  return config.plugins
    .flatMap((plugin) =>
      callPlugin(
        plugin,
        'making its Vite plugins',
        () => plugin.vite?.(context) ?? [],
        returned.vitePlugins,
      ),
    )
    .map(withPublicEnv);
}

async function listAllSourceFiles(readSite: SiteReader): Promise<string[][]> {
  const site = await readSite();
  const files = [...new Set(site.stories.map(({ file }) => file))];
  const lists = await Promise.all(files.map((file) => site.sourceFiles(file)));
  return lists.filter((list) => list.length > 0);
}

/** MDX files, but not the text or the address of one. */
const MDX = /\.mdx(?:$|\?(?!(?:.*&)?(?:raw|url)\b))/;

/** Names of the plugins that compile a React project, without those that read its types. */
const REACT = /^vite:(preact-jsx|react-(babel|oxc|refresh|swc))/;
const SCRIPT = /\.(mdx|[cm]?[jt]sx?)$/;

/** Names of well-known plugins that write declarations or reports, or check code, and are not needed for any module. */
const ASIDE =
  /^(?:vite:dts|unplugin-dts|UnpluginDtsRemoveAssets|visualizer|vite-bundle-analyzer|rollup-plugin-analyzer|sonda(?:\/.*)?|@codecov\/vite-plugin|codecov-telemetry-plugin|vite(?:-plugin-|:)(?:checker|eslint|stylelint|inspect|circular-dependency))$/;

/** The project's own plugins, except those that do not affect its pages; Storybook's loader returns a flat list. */
function projectPlugins(
  { plugins = [] }: InlineConfig,
  readSite: SiteReader,
  isBuild: boolean,
  isReplaced: Project['isReplaced'],
): Plugin[] {
  const isPlugin = (option: PluginOption): option is Plugin =>
    typeof option === 'object' && option !== null && 'name' in option;
  // Its own MDX plugin would compile pages a second time.
  const compiling = plugins.filter(isPlugin).filter(({ name }) => name !== '@mdx-js/rollup');
  const aside = compiling.filter(({ name }) => ASIDE.test(name)).map(({ name }) => name);
  if (aside.length > 0) readSite.notes.add(describeAside(aside));
  const own = compiling.filter(({ name }) => !ASIDE.test(name));
  return own.map((plugin) => {
    const once = /docgen/.test(plugin.name) ? transformOnce(plugin, readSite, isBuild) : plugin;
    return hideEngine(once, { root: readSite.root, isReplaced });
  });
}

const describeAside = (names: string[]) =>
  `The site is built without ${new Intl.ListFormat('en').format(names)}, since declarations, reports and checks belong to your own build. No page needs them.`;

/** In builds, shortens class names of CSS modules, unless the project configures them. */
function shortenNames(css: CSSOptions | undefined, isBuild: boolean): CSSOptions | undefined {
  if (!isBuild || css?.modules === false) return css;
  return { ...css, modules: { generateScopedName: '[hash:base64:5]', ...css?.modules } };
}

async function optimizePackages(readSite: SiteReader): Promise<InlineConfig['optimizeDeps']> {
  return { entries: await listEntries(readSite), ...optimizeOwnPackages() };
}

/**
 * Entries for Vite's scan for packages to optimize, as glob patterns: the site's script, the stories, and the blocks,
 * since Vite does not read MDX pages. When it finds a further package later, it reloads the open page.
 */
async function listEntries(readSite: SiteReader): Promise<string[]> {
  // An empty Storybook is reported when the site is read.
  const { stories } = await readSite().catch(() => ({ stories: [] }));
  const files = new Set(stories.map(({ file }) => join(readSite.root, file)));
  const plain = [...files].filter((file) => !ODD.test(file));
  return [entries.start, entries.blocks, ...plain].map((file) =>
    escapePath(file.replaceAll('\\', '/')),
  );
}

/** Drops a file's byte order mark, which parsers do not count in offsets. */
export function byteOrderMarks(): Plugin {
  return {
    name: 'site:byte-order-marks',
    enforce: 'pre',
    transform: {
      filter: { code: /^\uFEFF/ },
      handler: (code) => (code.startsWith('\uFEFF') ? { code: code.slice(1), map: null } : null),
    },
  };
}
