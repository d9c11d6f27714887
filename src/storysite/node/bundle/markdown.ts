import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { compileMarkdown, markdownKey, type MarkdownOptions } from '../content/compileMarkdown.ts';
import { realFile } from '../project/realFile.ts';
import type { Memo } from '../project/Memo.ts';
import { createLinks } from '../site/findAddress.ts';
import type { SitePage, SiteReader } from '../site/Site.ts';
import { textsOfFile } from '../site/translations.ts';

/** The options of a site's prose, MDX and Markdown alike; only a build fetches images. */
export function proseOptions(readSite: SiteReader, isBuild: boolean) {
  const { externalImages, bundleImages, base, plugins } = readSite.config;
  return {
    externalImages,
    images: isBuild && bundleImages ? readSite.images : undefined,
    base,
    readTexts: async (file: string) => textsOfFile(await readSite(), file),
    readLinks: async () => createLinks(await readSite()),
    note: (text: string) => void readSite.notes.add(text),
    warn: readSite.warn,
    rehypePlugins: plugins.flatMap((plugin) => plugin.rehypePlugins ?? []),
  };
}

/** Id of the module with the HTML of a Markdown file, for a page with the ids `taken`. */
export function compiledMarkdown(file: string, taken?: readonly string[]): string {
  return `${file}?compiled${taken ? `=${taken.map(encodeURIComponent).join(',')}` : ''}`;
}

/** The Markdown that a page shows as static HTML: the id of each file, and the module with its HTML. */
export function markdownStatics(
  root: string,
  { markdownFiles, takenIds = {} }: Pick<SitePage, 'markdownFiles' | 'takenIds'>,
): [string, string][] {
  return markdownFiles.map((file) => [
    markdownKey(root, file),
    compiledMarkdown(file, takenIds[file]),
  ]);
}

/**
 * Loads Markdown files. `….md?compiled` is the HTML that a `<Markdown>` block shows, so that pages do not send the text
 * as script. In webpack, a plain import is the file's text, for which Vite needs `?raw`.
 */
export function markdown(
  memo: Memo,
  options: Omit<MarkdownOptions, 'file'>,
  isWebpack = false,
): Plugin {
  return {
    name: 'site:markdown',
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?');
      const file = realFile(path);
      if (!/\.md$/i.test(file)) return null;
      if (query === undefined && isWebpack)
        return `export default ${JSON.stringify(await readFile(file, 'utf8'))};`;
      const compiled = /^compiled(?:=(.*))?$/s.exec(query ?? '');
      if (!compiled) return null;
      const takenIds = compiled[1]?.split(',').map(decodeURIComponent);
      this.addWatchFile(file);
      const text = await readFile(file, 'utf8');
      const { html } = await memo.get(`markdown ${id}`, text, () =>
        compileMarkdown(text, { ...options, file, takenIds }),
      );
      return `export const html = ${JSON.stringify(html)};`;
    },
  };
}
