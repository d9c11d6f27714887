import { createWebpackConfig } from '../createViteConfig.ts';
import type { Framework } from './Framework.ts';
import { readWebpack } from './readWebpack.ts';
import { webpackSvg } from './webpackSvg.ts';

/** React with webpack, or with an unsupported builder. */
export const webpack = {
  matches: ({ builder }) => builder !== 'vite',
  modules: ['@storybook/react-webpack5', '@storybook/react-webpack5/preview'],
  async readConfig({ tools, options, main, builder, env, warn }) {
    const found = builder === 'webpack' ? await readWebpack(main, options, warn) : undefined;
    const svg = found?.svg && { svg: found.svg };
    return { ...svg, viteConfig: createWebpackConfig(tools.vite, env, found) };
  },
  plugins: ({ root, svg }) => (svg ? [webpackSvg(root, svg)] : []),
} satisfies Framework;
