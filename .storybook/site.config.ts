import { join } from 'node:path';
import { defineSite } from 'storysite';
import { moduleBeside } from 'storysite/plugin';
import {
  colorScheme,
  earlyInput,
  markdown,
  offline,
  socialCards,
  strictPolicy,
} from 'storysite/plugins';
import { liveEdit } from 'storysite-live-edit';
import type { Plugin } from 'vite';
import { licenses } from '../src/addons/reference/licenses.ts';
import { reference } from '../src/addons/reference/reference.ts';
import { listDemoFiles } from '../src/addons/sandbox/project/demoFiles.ts';
import { printReaderSource } from '../src/addons/sandbox/project/readerSource.ts';
import { sandbox } from '../src/addons/sandbox/sandbox.ts';
import { chinese } from './router/chinese.ts';
import { menu } from './router/menu.ts';
import { properties, rowNotes } from './properties.ts';
import { notFound, redirects, routes } from './router/routes.ts';
import { sandboxes, suggestUrl } from './settings.ts';
import { demosPlugin } from '../scripts/demos.ts';
import { rehypeReadme } from '../scripts/readmePlugin.ts';
import { selectSheet } from '../scripts/selectSheet.ts';
import { keepMinified } from '../scripts/minify/keepMinified.ts';
import { suggestFrame } from '../scripts/suggest/suggestFrame.ts';

const intro = 'The packages that are part of this site, and their licenses.';

/** Packages in `sw.js`, which is built separately. */
const workerPackages = ['core', 'precaching', 'routing', 'strategies'].map(
  (name) => `workbox-${name}`,
);

/** Terser makes scripts three percent smaller, but takes as long as the rest of the build, so its output is cached. */
const terser: Plugin = {
  name: 'terser',
  // The server bundle is built with `ssr`.
  config: ({ build }) =>
    build?.ssr
      ? null
      : {
          build: {
            minify: 'terser',
            terserOptions: { compress: { passes: 2, unsafe_arrows: true }, ecma: 2020 },
          },
        },
};

/** Cache of terser's output for the last build's chunks. */
const MINIFIED = '.cache/minified.json';

const OBSERVER = '\0resize-observer';

/** All supported browsers have `ResizeObserver`, and the server observes nothing. */
const noPolyfill: Plugin = {
  name: 'no-polyfill',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'resize-observer-polyfill' ? OBSERVER : null),
  load: (id) =>
    id === OBSERVER
      ? 'export default globalThis.ResizeObserver ?? class { observe() {} unobserve() {} disconnect() {} };'
      : null,
};

export default defineSite({
  title: 'rc-select',
  version: '14.0.5',
  description:
    'A select for React: single, multiple, tags and combobox, with search and a virtual list.',
  repository: { url: 'https://github.com/react-component/select', branch: 'master' },
  mode: 'doc',
  // Demos and pages are not in the library's repository.
  siteRepository: process.env.SITE_REPOSITORY
    ? { url: process.env.SITE_REPOSITORY, branch: 'HEAD' }
    : false,
  nav: [
    { text: 'Home', link: '/' },
    { text: 'Getting started', link: '/getting-started' },
    { text: 'API', link: '/api' },
    { text: 'Demo', link: '/demo/all-demos' },
  ],
  locales: [
    { lang: 'en', label: 'English', prefix: '' },
    { lang: 'zh-CN', label: '简体中文', prefix: 'zh-CN', ...chinese },
  ],
  menu,
  siteUrl: process.env.PUBLIC_URL || undefined,
  base: process.env.BASE_PATH || '/',
  htmlSuffix: process.env.HTML_SUFFIX || false,
  routes,
  redirects,
  notFound,
  bundleImages: true,
  sourceFiles: listDemoFiles,
  transformSource: printReaderSource,
  storybook: true,
  strict: true,
  overrides: { logo: '.storybook/look/Logo.tsx' },
  plugins: [
    colorScheme(),
    earlyInput(),
    liveEdit(),
    sandbox({ sandboxes, suggestUrl }),
    suggestFrame({ suggestUrl }),
    selectSheet(),
    reference({ properties, rowNotes }),
    markdown(),
    socialCards(),
    offline(),
    strictPolicy(),
    {
      name: 'licenses',
      vite: ({ root }) => [licenses({ root, intro, alsoShipped: workerPackages })],
    },
    { name: 'demos', vite: ({ root }) => [demosPlugin(root)] },
    { name: 'readme', rehypePlugins: [rehypeReadme] },
    { name: 'look', client: moduleBeside(import.meta.url, './look/client.ts') },
    {
      name: 'lighter',
      vite: ({ root }) => [terser, keepMinified(join(root, MINIFIED)), noPolyfill],
    },
  ],
});
