import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { SiteReader } from '../site/Site.ts';

const STYLES = 'virtual:site-styles';
const EMOTION = /\/node_modules\/@emotion\//;
const CREATE = /export \{ createCache as default \}|export default createCache/;

/** Collects the styles of styled-components and Emotion while a story is rendered, if the project has them. */
export function storyStyles({ root }: SiteReader): Plugin {
  return {
    name: 'site:story-styles',
    enforce: 'pre',
    resolveId: (id) => (id === STYLES ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${STYLES}`) return null;
      const found = await this.resolve('styled-components', join(root, 'package.json'));
      const sheet = found
        ? `export { ServerStyleSheet } from 'styled-components';`
        : 'export const ServerStyleSheet = undefined;';
      return `${sheet}\nexport const emotionCaches = new Set();`;
    },
    transform: {
      filter: { id: EMOTION, code: /typeof document|createCache/ },
      handler(code, id, { ssr = false } = {}) {
        return ssr ? { code: keepRules(code, id), map: null } : null;
      },
    },
  };
}

/**
 * Makes Emotion keep its rules instead of writing each before its element, which would change `:first-child` and
 * React's own HTML compared with the browser. With a DOM it would write them into a document that nobody reads.
 */
function keepRules(code: string, id: string): string {
  const text = code.replaceAll(/typeof document\s*!==\s*(['"])undefined\1/g, 'false');
  if (!/@emotion\/cache\//.test(id)) return text;
  return text.replace(
    CREATE,
    `import { emotionCaches } from '${STYLES}';
function createKept(options) {
  const cache = createCache(options);
  cache.compat = true;
  emotionCaches.add(cache);
  return cache;
}
export { createKept as default }`,
  );
}
