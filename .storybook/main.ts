import type { StorybookConfig } from '@storybook/react-vite';
import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type Plugin } from 'vite';
import { knownAccessibilityLimits } from '../docs/knownAccessibilityLimits.ts';
import { demosPlugin } from '../scripts/demos.ts';
import { readmePlugin } from '../scripts/readmePlugin.ts';
import { licenses } from '../src/addons/reference/licenses.ts';
import type { WorkbenchOptions } from '../src/addons/workbench/types.ts';
import { properties } from './properties.ts';
import { sandboxes, suggestUrl } from './settings.ts';
import { suggestFramePlugin } from '../scripts/suggest/suggestFrame.ts';

/** Packages that Vite would discover only while the first story loads, and then optimize everything again. */
const metLate = [
  '@mdx-js/react',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-actions/preview',
  '@storybook/addon-docs',
  '@storybook/addon-measure/preview',
  '@storybook/addon-outline/preview',
  '@storybook/addon-viewport/preview',
  '@storybook/instrumenter',
  '@storybook/test',
  'axe-core',
  'lz-string',
  'rc-dialog',
  'rc-select',
  'storybook/internal/components',
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
  '@storybook/addon-a11y',
  '@storybook/addon-highlight',
  '@storybook/addon-viewport',
  '@storybook/addon-measure',
  '@storybook/addon-outline',
];

const intro =
  'The packages that are part of this Storybook, and their licenses. Storybook and its addons contain further packages;\n' +
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
        mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } },
      },
    },
    '@storybook/addon-controls',
    '@storybook/addon-actions',
    '@storybook/addon-interactions',
    '@storybook/addon-a11y',
    '@storybook/addon-viewport',
    '@storybook/addon-measure',
    '@storybook/addon-outline',
    { name: 'storysite', options: { path: '/' } },
    '../src/addons/theme/preset.ts',
    {
      name: '../src/addons/workbench/preset.ts',
      options: {
        library: 'rc-select',
        knownLimits: knownAccessibilityLimits,
        properties: properties.filter(({ path }) => !path.startsWith('/zh-CN/')),
        repository: process.env.SITE_REPOSITORY,
        suffix: process.env.HTML_SUFFIX ? '.html' : '',
      } satisfies WorkbenchOptions,
    },
    { name: '../src/addons/sandbox/preset.ts', options: { sandboxes, suggestUrl } },
  ],
  core: async (core) => {
    // The addon loads parts of itself when it needs them: TypeScript that Node runs.
    await import('../scripts/typescript.mjs');
    return {
      ...core,
      disableTelemetry: true,
      disableWhatsNewNotifications: true,
      // The manager would make classes from their names by code in a string, which the policy blocks.
      channelOptions: { ...core?.channelOptions, allowClass: false },
    };
  },
  // No page shows a table of properties.
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Tests and builds write there, beside an open page.
      server: { watch: { ignored: ['**/.cache/**', '**/dist/**'] } },
      plugins: [
        // Without one, browsers ask for /favicon.ico.
        { name: 'favicon', transformIndexHtml: () => [favicon] },
        { name: 'met-late', config: () => ({ optimizeDeps: { include: metLate } }) },
        readmePlugin(),
        demosPlugin(join(__dirname, '..')),
        suggestFramePlugin({ suggestUrl }),
        licenses({
          root: join(__dirname, '..'),
          intro,
          alsoShipped: readyMade,
          // axe, of the accessibility addon: its list entry names where its source is, as this license asks.
          alsoAllowed: ['MPL-2.0'],
        }),
      ].map(forStorybook),
    }),
};

export default config;
