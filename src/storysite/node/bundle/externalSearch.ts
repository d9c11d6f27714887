import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SiteError } from '../../core/SiteError.ts';
import type { SiteReader } from '../site/Site.ts';

const PACKAGE = /^@docsearch\//;
/** Vite's module for an optional peer dependency that is not installed; it throws when it runs. */
const MISSING_PEER = '__vite-optional-peer-dep:';
const NONE = '\0site:no-external-search';

/** Finds the packages of the external search in the project; a site without external search needs none of them. */
export function externalSearch({ root, config }: Pick<SiteReader, 'root' | 'config'>): Plugin {
  return {
    name: 'site:external-search',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!PACKAGE.test(id)) return null;
      if (!config.externalSearch) return NONE;
      for (const from of [join(root, 'package.json'), importer]) {
        const found = await this.resolve(id, from, { skipSelf: true });
        if (found && !found.id.startsWith(MISSING_PEER)) return found;
      }
      throw new SiteError(
        `"externalSearch" needs the packages @docsearch/js and @docsearch/css, but "${id}" is not installed in ${root}.`,
        'Run "npm install --save-dev @docsearch/js @docsearch/css", or remove "externalSearch" from .storybook/site.config.ts.',
      );
    },
    load: (id) => (id === NONE ? 'export default undefined;' : null),
  };
}
