import { expect, it } from 'vitest';
import type { ViteContext } from 'storysite/plugin';
import { liveEdit } from './liveEdit.ts';

it('an owner whose stories have no known files hears why none can be edited', async () => {
  const site = { root: '/kit', sourceFiles: async () => [] } as unknown as ViteContext;
  const [plugin] = liveEdit().vite?.(site) ?? [];
  const warnings: string[] = [];
  const bundle = plugin?.generateBundle as unknown as (this: object) => Promise<void>;
  // `emitFile` is missing: the plugin emits nothing here.
  await bundle.call({ warn: (text: string) => warnings.push(text) });
  expect(warnings[0]).toContain('Set "sourceFiles" in site.config');
});
