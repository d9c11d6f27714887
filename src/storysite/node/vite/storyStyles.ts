import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { SiteReader } from '../site/Site.ts';

const STYLES = 'virtual:site-styles';

/** Provides what collects the styles of styled-components while a story is rendered, where the project has it. */
export function storyStyles({ root }: SiteReader): Plugin {
  return {
    name: 'site:story-styles',
    enforce: 'pre',
    resolveId: (id) => (id === STYLES ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${STYLES}`) return null;
      const found = await this.resolve('styled-components', join(root, 'package.json'));
      return found
        ? `export { ServerStyleSheet } from 'styled-components';`
        : 'export const ServerStyleSheet = undefined;';
    },
  };
}
