import type { Plugin } from 'vite';
import type { SiteReader } from '../site/Site.ts';
import { readSourceFile } from '../site/readSite.ts';
import { toProjectPath } from '../site/realFile.ts';
import { findSetup } from './findSetup.ts';
import { foldLines } from './foldLines.ts';
import { highlight, languageOf } from './highlight.ts';

const QUERY = /\?highlighted(?:=([\w,-]*))?$/;

/** Resolved ids end with `.js`, so that no plugin takes the module for the file in its name. */
const RESOLVED = /^\0highlighted:([\w,-]*):(.*)\.js$/;

/** Query that asks for a story's main file: its setup is folded, and lines that contain one of `marks` are marked. */
export function mainQuery(marks: RegExp[]): string {
  const codes = marks.map(({ source, flags }) =>
    Buffer.from(`${flags}:${source}`).toString('base64url'),
  );
  return `?highlighted=${['main', ...codes].join()}`;
}

function readMark(code: string): RegExp {
  const [, flags, source = ''] =
    /^(\w*):(.*)$/s.exec(Buffer.from(code, 'base64url').toString()) ?? [];
  return new RegExp(source, flags);
}

/** Gives `file?highlighted` the exports `html` (inside of `pre > code`) and `source` (plain text). */
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
