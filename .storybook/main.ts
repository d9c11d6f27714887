import type { StorybookConfig } from '@storybook/react-vite';
import { join } from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { readSiteConfig } from '../src/config/readSiteConfig.ts';
import { licenses } from './router/plugins/licenses.ts';
import { suggestFrame } from './router/plugins/suggestFrame.ts';
import { workbenchLicenses } from './router/licenses/workbenchLicenses.ts';

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

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/*.mdx', '../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, remarkFrontmatter] } },
      },
    },
    '@storybook/addon-actions',
    '@storybook/addon-interactions',
    '../src/addons/theme/preset.ts',
    '../src/addons/sandbox/preset.ts',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => {
    const root = join(__dirname, '..');
    const { suggestUrl } = readSiteConfig();
    return mergeConfig(config, {
      optimizeDeps: { include: metLate },
      plugins: [suggestFrame({ suggestUrl }), licenses({ root, ...workbenchLicenses })],
    });
  },
};

export default config;
