import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { defineConfig, type SSROptions, type UserConfig } from 'vite';
import { demoProjectPlugin } from '../../src/addons/sandbox/demoProjectPlugin.ts';
import { CLIENT } from './collectAssets.ts';
import { bundlerOnlyPackages } from './bundlerOnlyPackages.ts';
import { dev } from './plugins/dev.ts';
import { csf } from './plugins/csf.ts';
import { highlighted } from './plugins/highlighted.ts';
import { licenses } from './plugins/licenses.ts';
import { markdown } from './plugins/markdown.ts';
import { pureComponents } from './plugins/pureComponents.ts';
import { refuseScripts } from './plugins/refuseScripts.ts';
import { rehypeProse } from './plugins/rehypeProse.ts';
import { rehypeStoryLinks } from './plugins/rehypeStoryLinks.ts';
import { sitePlugin } from './plugins/site.ts';
import { suggestFrame } from './plugins/suggestFrame.ts';
import { storybookBlocks } from './plugins/storybookBlocks.ts';
import { loadSite } from './loadSite.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const routerFolder = join(root, 'node_modules/react-router/dist/production');
const routerProduction = [
  { find: /^react-router$/, replacement: join(routerFolder, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerFolder, 'dom-export.mjs') },
];

/** In the build, packages render on the server as the browser gets them. */
const bundledServer: SSROptions = { noExternal: true, external: ['react', 'react-dom'] };

/** In development Node loads packages itself, except those that it would load in another form than the browser does. */
async function nativeServer(): Promise<SSROptions> {
  return {
    noExternal: ['@storybook/blocks', /^react-router/, ...(await bundlerOnlyPackages(root))],
    resolve: { conditions: ['module-sync', 'module', 'node', 'development'] },
  };
}

/** They are in `sw.js`, which is built separately. */
const workerPackages = ['core', 'precaching', 'routing', 'strategies'].map(
  (name) => `workbox-${name}`,
);

/** The docs site's Vite: ordinary stories and MDX pages in, two packages of Storybook's with another meaning. */
export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const readSite = loadSite(root);
  const { config } = readSite;

  return {
    root,
    base: command === 'serve' ? '/@site/' : config.base,
    appType: 'custom',
    publicDir: false,
    cacheDir: join(root, 'node_modules/.cache/site'),
    plugins: [
      storybookBlocks(root),
      csf(root),
      highlighted(),
      markdown(root, config),
      sitePlugin(readSite),
      dev(readSite),
      suggestFrame({ suggestUrl: config.suggestUrl }),
      demoProjectPlugin(root, config.suggestUrl),
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
    // The default form carries the checks of development into the deploy.
    resolve: command === 'build' ? { alias: routerProduction } : {},
    ssr: command === 'build' ? bundledServer : await nativeServer(),
    optimizeDeps: { entries: [CLIENT, 'stories/**/*.stories.tsx'] },
    css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : undefined } },
  };
});
