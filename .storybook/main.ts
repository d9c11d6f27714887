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

/** Packages that Vite would discover only while the first story loads, which makes it optimize everything again. */
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

/** Storybook adds its own pages and the addons' parts in them without bundling. */
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

/** The site skips Vite plugins with this prefix; its own configuration lists those that it needs. */
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
    // The addon loads parts of itself on demand, and Node has to run their TypeScript.
    await import('../scripts/typescript.mjs');
    return {
      ...core,
      disableTelemetry: true,
      disableWhatsNewNotifications: true,
      // The manager would create classes by evaluating strings, which the policy blocks.
      channelOptions: { ...core?.channelOptions, allowClass: false },
    };
  },
  // No page has a table of properties.
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Tests and builds write there while a page is open.
      server: { watch: { ignored: ['**/.cache/**', '**/dist/**'] } },
      plugins: [
        // Without one, browsers request /favicon.ico.
        { name: 'favicon', transformIndexHtml: () => [favicon] },
        { name: 'met-late', config: () => ({ optimizeDeps: { include: metLate } }) },
        readmePlugin(),
        demosPlugin(join(__dirname, '..')),
        suggestFramePlugin({ suggestUrl }),
        licenses({
          root: join(__dirname, '..'),
          intro,
          alsoShipped: readyMade,
          // For axe, in the accessibility addon: the list includes the address of its source, as this license requires.
          alsoAllowed: ['MPL-2.0'],
        }),
      ].map(forStorybook),
    }),
};

export default config;
