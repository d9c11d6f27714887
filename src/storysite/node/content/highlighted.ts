import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { SOURCE_FOLD_LINES } from '../../shared/limits.ts';
import { highlight, languageOf } from './highlight.ts';

const QUERY = '?highlighted';

/** Resolved ids end with `.js`, so that no plugin takes the module for the file in its name. */
const RESOLVED = '\0highlighted:';

/** Wraps the lines that are folded at first, so that the browser does not lay them out. */
export function markFolded(html: string): string {
  const lines = html.split('\n');
  if (lines.length <= SOURCE_FOLD_LINES) return html;
  const rest = lines.splice(SOURCE_FOLD_LINES);
  // The line break stays outside, or an empty last line would vanish.
  return `${lines.join('\n')}\n<span data-rest>${rest.join('\n')}</span>`;
}

/** Gives `file?highlighted` the exports `html` (inside of `pre > code`) and `source` (plain text). */
export function highlighted(): Plugin {
  return {
    name: 'site:highlighted',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(QUERY)) return null;
      const file = await this.resolve(id.slice(0, -QUERY.length), importer, { skipSelf: true });
      return file && `${RESOLVED}${file.id}.js`;
    },
    async load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      const file = id.slice(RESOLVED.length, -'.js'.length);
      this.addWatchFile(file);
      const source = await readFile(file, 'utf8');
      const html = markFolded(await highlight(source, languageOf(file)));
      return `export const html = ${JSON.stringify(html)};\nexport const source = ${JSON.stringify(source)};`;
    },
  };
}
