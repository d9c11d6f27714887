import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { SiteReader } from '../site/Site.ts';

const STYLES = 'virtual:site-styles';
const EMOTION = /\/node_modules\/@emotion\//;
const CACHE = '@emotion/cache';
const CREATE = /export \{ createCache as default \}|export default createCache/;
/** A default export of its own, which only the module has that makes caches. */
const MAKES = /export default|\bas default\s*\}(?!\s*from)/;
/** The major versions whose `ServerStyleSheet` is known. */
const STYLED = ['4', '5', '6'];

/** Provides what collects the styles of styled-components and Emotion while a story is rendered, where the project has them. */
export function storyStyles({ root, warn }: SiteReader): Plugin {
  return {
    name: 'site:story-styles',
    enforce: 'pre',
    resolveId: (id) => (id === STYLES ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${STYLES}`) return null;
      const found = await this.resolve('styled-components', join(root, 'package.json'));
      const version = found ? versionOf('styled-components', found.id) : '';
      if (found && !STYLED.includes(version.split('.')[0] ?? ''))
        warn('package', describe('styled-components', version, '4, 5 or 6'));
      // Also for a version without it.
      const sheet = found
        ? `import * as styled from 'styled-components';\nexport const { ServerStyleSheet } = styled;`
        : 'export const ServerStyleSheet = undefined;';
      return `${sheet}\nexport const emotionCaches = new Set();`;
    },
    transform: {
      filter: { id: EMOTION },
      handler(code, id, { ssr = false } = {}) {
        if (!ssr) return null;
        if (id.includes(`/${CACHE}/`) && MAKES.test(code) && !CREATE.test(code))
          warn('package', describe(CACHE, versionOf(CACHE, id), '10 or 11'));
        return { code: keepRules(code, id), map: null };
      },
    },
  };
}

/** The version of the package that a module is of; "of an unknown version" where that cannot be read. */
function versionOf(name: string, file: string): string {
  try {
    const end = file.lastIndexOf(`/${name}/`) + name.length + 2;
    const text = readFileSync(`${file.slice(0, end)}package.json`, 'utf8');
    return String((JSON.parse(text) as { version?: unknown }).version);
  } catch {
    return 'of an unknown version';
  }
}

const describe = (name: string, version: string, known: string) =>
  `The site does not know ${name} ${version}, so styles of stories may be missing until scripts run. Install version ${known}.`;

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
