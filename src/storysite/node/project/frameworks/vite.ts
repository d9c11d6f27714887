import { createViteConfig } from '../createViteConfig.ts';
import type { Framework } from './Framework.ts';

/** React with Vite. */
export const vite: Framework = {
  matches: ({ builder }) => builder === 'vite',
  modules: ['@storybook/react-vite', '@storybook/react-vite/preview'],
  readConfig: async (context) => ({ viteConfig: createViteConfig(context) }),
};
