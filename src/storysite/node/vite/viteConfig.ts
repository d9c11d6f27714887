import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { glob } from 'tinyglobby';
import type { InlineConfig, Plugin, SSROptions } from 'vite';
import { callPlugin } from '../config/callPlugin.ts';
import { CLIENT } from '../build/collectAssets.ts';
import { dev } from './dev.ts';
import { csf } from './csf.ts';
import { highlighted } from './highlighted.ts';
import { licenses } from './licenses.ts';
import { markdown } from './markdown.ts';
import { pureComponents } from './pureComponents.ts';
import { refuseScripts } from './refuseScripts.ts';
import { rehypeProse } from './rehypeProse.ts';
import { rehypeStoryLinks } from './rehypeStoryLinks.ts';
import { sitePlugin } from './siteData.ts';
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
    noExternal: ['@storybook/blocks', /^react-router/, ...(await bundlerOnlyPackages(root))],
    resolve: { conditions: ['module-sync', 'module', 'node', 'development'] },
  };
}

/** They are in `sw.js`, which is built separately. */
const workerPackages = ['core', 'precaching', 'routing', 'strategies'].map(
  (name) => `workbox-${name}`,
);

/** The docs site's Vite configuration: ordinary stories and MDX pages in, with light blocks instead of Storybook's. */
export async function createViteConfig(
  readSite: SiteReader,
  command: 'build' | 'serve',
): Promise<InlineConfig> {
  const { root, config } = readSite;
  return {
    configFile: false,
    root,
    base: command === 'serve' ? '/@site/' : config.base,
    appType: 'custom',
    publicDir: false,
    cacheDir: join(root, 'node_modules/.cache/site'),
    plugins: [
      storybookBlocks(),
      csf(readSite),
      highlighted(),
      markdown(root, config),
      sitePlugin(readSite),
      dev(readSite),
      ...config.plugins.flatMap((plugin) =>
        callPlugin(plugin, 'making its Vite plugins', () => plugin.vite?.({ root, config }) ?? []),
      ),
      licenses({
        root,
        intro: 'The packages that are part of this site, and their licences.',
        alsoShipped: workerPackages,
      }),
      {
        enforce: 'pre',
        ...mdx({
          mdExtensions: [],
          remarkPlugins: [remarkGfm, remarkFrontmatter],
          rehypePlugins: [
            rehypeSlug,
            [rehypeProse, config],
            refuseScripts,
            [rehypeStoryLinks, readSite],
          ],
        }),
      },
      pureComponents(),
      react({ include: /\.(mdx|tsx)$/ }),
    ],
    // The router's default build contains its development checks.
    resolve: command === 'build' ? { alias: routerProduction } : {},
    ssr: command === 'build' ? bundledServer : await nativeServer(root),
    optimizeDeps: { entries: [engineFile(CLIENT), 'stories/**/*.stories.tsx'] },
    css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : undefined } },
  };
}

/** Replaces `@storybook/blocks` by the wrapper's light blocks; a page gets only those it uses. */
function storybookBlocks(): Plugin {
  return {
    name: 'site:storybook-blocks',
    enforce: 'pre',
    resolveId(id) {
      if (id !== '@storybook/blocks') return null;
      return { id: engineFile('blocks/index.ts'), moduleSideEffects: false };
    },
  };
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
