import type { StorybookConfig } from '@storybook/react-vite';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { includeFiles } from './includeFiles.ts';
import { siteModules } from './siteModules.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../**/*.mdx', '../**/*.stories.tsx'],
  staticDirs: ['../static'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: {
          mdxCompileOptions: { remarkPlugins: [remarkGfm, remarkFrontmatter, includeFiles] },
        },
      },
    },
    '@storybook/addon-controls',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => mergeConfig(config, { plugins: [siteModules()] }),
};

export default config;
