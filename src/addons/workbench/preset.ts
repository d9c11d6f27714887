import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { OPTIONS } from './constants.ts';
import type { WorkbenchOptions } from './types.ts';

/** Storybook has resolved the name to a path before plugins see it. */
const BLOCKS = /(^|[\\/])@storybook[\\/]blocks$/;

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Adds the status of tests to Storybook's sidebar. */
export const managerEntries = (entries: string[] = []) => [...entries, here('manager.ts')];

/** Adds the addon's annotations to the preview. */
export const previewAnnotations = (entries: string[] = []) => [...entries, here('preview.ts')];

/** Replaces the blocks of docs pages with blocks that match the site's pages. */
export function viteFinal(
  config: InlineConfig,
  { library, knownLimits, properties, repository, suffix }: WorkbenchOptions,
): InlineConfig {
  const options = { library, knownLimits, properties, repository, suffix };
  const workbench: Plugin = {
    // The site has its own blocks, and skips plugins with this name.
    name: 'storybook:workbench',
    enforce: 'pre',
    resolveId: (id, importer) => {
      if (id === OPTIONS) return `\0${OPTIONS}`;
      return BLOCKS.test(id) && importer?.endsWith('.mdx') ? here('blocks.ts') : null;
    },
    load: (id) => (id === `\0${OPTIONS}` ? `export default ${JSON.stringify(options)};` : null),
  };
  return { ...config, plugins: [...(config.plugins ?? []), workbench] };
}
