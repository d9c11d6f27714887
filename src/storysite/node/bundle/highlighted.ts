import type { Plugin } from 'vite';
import type { MarkedLines } from '../../core/config/SitePlugin.ts';
import { findSetup, foldLines } from '../content/foldLines.ts';
import { highlight, languageOf } from '../content/highlight.ts';
import { toProjectPath } from '../project/realFile.ts';
import { readSourceFile } from '../site/readSite.ts';
import type { SiteReader } from '../site/Site.ts';

const QUERY = /\?highlighted(?:=([\w,-]*))?$/;

/** Resolved ids end with `.js`, so that no plugin takes the module for the file in its name. */
const RESOLVED = /^\0highlighted:([\w,-]*):(.*)\.js$/;

/** Query of a story's main file: its setup is folded, and lines that match one of `marks` are marked. */
export function mainQuery(marks: MarkedLines[]): string {
  const codes = marks.map(({ pattern: { source, flags }, note }) =>
    Buffer.from(JSON.stringify([source, flags, note])).toString('base64url'),
  );
  return `?highlighted=${['main', ...codes].join()}`;
}

function readMark(code: string): MarkedLines {
  const [source, flags, note] = JSON.parse(Buffer.from(code, 'base64url').toString()) as string[];
  return { pattern: new RegExp(source ?? '', flags), note: note ?? '' };
}

/** Loads `file?highlighted`, with the exports `html` (inside of `pre > code`) and `source` (plain text). */
export function highlighted(readSite: SiteReader): Plugin {
  return {
    name: 'site:highlighted',
    enforce: 'pre',
    async resolveId(id, importer) {
      const [query, options = ''] = QUERY.exec(id) ?? [];
      if (query === undefined) return null;
      const path = id.slice(0, -query.length);
      const file = await this.resolve(path, importer, { skipSelf: true });
      return file && `\0highlighted:${options}:${file.id}.js`;
    },
    async load(id) {
      const [, options = '', file = ''] = RESOLVED.exec(id) ?? [];
      if (!file) return null;
      this.addWatchFile(file);
      const [main, ...marks] = options.split(',');
      const source = await readSourceFile(await readSite(), toProjectPath(readSite.root, file));
      const html = foldLines(await highlight(source, languageOf(file)), {
        source,
        setup: main ? findSetup(source) : [],
        marks: marks.map(readMark),
      });
      return `export const html = ${JSON.stringify(html)};\nexport const source = ${JSON.stringify(source)};`;
    },
  };
}
