import type { StorybookConfig } from '@storybook/react-vite';
import { join } from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type Plugin } from 'vite';
import { demosPlugin } from '../scripts/demos.ts';
import { readmePlugin } from '../scripts/readmePlugin.ts';
import { licenses } from '../src/addons/reference/licenses.ts';
import { sandboxes, suggestUrl } from './settings.ts';
import { suggestFramePlugin } from '../scripts/suggest/suggestFrame.ts';

/** Packages that Vite would discover only while the first story loads, and then optimise everything again. */
const metLate = [
  '@mdx-js/react',
  '@storybook/addon-actions/preview',
  '@storybook/addon-docs',
  '@storybook/test',
  'lz-string',
  'rc-dialog',
  'rc-select',
  'storybook/internal/theming',
];

/** Storybook adds its own pages and the addons' parts in them without bundling them. */
const readyMade = [
  'storybook',
  '@storybook/core',
  '@storybook/addon-actions',
  '@storybook/addon-controls',
  '@storybook/addon-docs',
  '@storybook/addon-interactions',
];

const intro =
  'The packages that are part of this Storybook, and their licences. Storybook and its addons contain further packages;\n' +
  'https://github.com/storybookjs/storybook names them.';

const favicon = { tag: 'link', attrs: { rel: 'icon', href: './favicon.svg' } };

/** The site leaves Vite plugins of this name out; where it needs one, its own configuration names it. */
const forStorybook = (plugin: Plugin) => ({ ...plugin, name: `storybook:${plugin.name}` });

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/**/*.mdx', '../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['./static'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, remarkFrontmatter] } },
      },
    },
    '@storybook/addon-controls',
    '@storybook/addon-actions',
    '@storybook/addon-interactions',
    { name: 'storysite', options: { path: '/' } },
    '../src/addons/theme/preset.ts',
    { name: '../src/addons/sandbox/preset.ts', options: { sandboxes, suggestUrl } },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // No page shows a table of properties.
  typescript: { reactDocgen: false },
  viteFinal: async (config) => {
    // `storysite` loads parts of itself when it needs them: TypeScript that Node runs.
    await import('../scripts/typescript.mjs');
    return mergeConfig(config, {
      // Tests and builds write there, beside an open page.
      server: { watch: { ignored: ['**/.cache/**', '**/dist/**'] } },
      plugins: [
        // Without one, browsers ask for /favicon.ico.
        { name: 'favicon', transformIndexHtml: () => [favicon] },
        { name: 'met-late', config: () => ({ optimizeDeps: { include: metLate } }) },
        readmePlugin(),
        demosPlugin(join(__dirname, '..')),
        suggestFramePlugin({ suggestUrl }),
        licenses({ root: join(__dirname, '..'), intro, alsoShipped: readyMade }),
      ].map(forStorybook),
    });
  },
};

export default config;
