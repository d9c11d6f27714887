import { mergeConfig } from 'vite';
import type { Storybook } from './Storybook.ts';

/** A configuration with which Vite finds what only webpack's loaders allow: `@import '~package/style.css'`. */
export const readAsWebpack: Storybook['viteConfig'] = async (base) =>
  mergeConfig(base, { resolve: { alias: [{ find: /^~(?=[@\w])/, replacement: '' }] } });
