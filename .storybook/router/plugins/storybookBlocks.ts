import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Gives `@storybook/blocks` another meaning: the wrapper's own light blocks, of which a page gets only those it uses. */
export function storybookBlocks(root: string): Plugin {
  return {
    name: 'site:storybook-blocks',
    enforce: 'pre',
    resolveId(id) {
      if (id !== '@storybook/blocks') return null;
      return { id: join(root, '.storybook/router/blocks/index.ts'), moduleSideEffects: false };
    },
  };
}
