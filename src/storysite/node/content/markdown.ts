import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import type { Plugin } from 'vite';
import type { SitePage } from '../site/Site.ts';
import { compileMarkdown, type MarkdownOptions } from './compileMarkdown.ts';
import { reuse } from '../vite/reuse.ts';
import { realFile } from '../site/realFile.ts';
import { toProjectPath } from '../site/toProjectPath.ts';

/** Id of a Markdown file's HTML in a page. */
export function markdownKey(root: string, file: string): string {
  return `markdown:${toProjectPath(root, file)}`;
}

/**
 * The Markdown file that a page, given by its absolute path, imports as a text; undefined for a text from elsewhere. What
 * cannot be found here, such as an alias, is left to the bundler.
 */
export function resolveMarkdown(page: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?raw$/, '');
  if (!/\.md$/i.test(plain)) return undefined;
  if (plain.startsWith('.')) return join(dirname(page), plain);
  if (isAbsolute(plain)) return undefined;
  try {
    return createRequire(page).resolve(plain);
  } catch {
    return undefined;
  }
}

/** Id of the module with the HTML of a Markdown file, on a page that has the ids `taken` already. */
export function compiledMarkdown(file: string, taken?: readonly string[]): string {
  return `${file}?compiled${taken ? `=${taken.map(encodeURIComponent).join(',')}` : ''}`;
}

/** The Markdown that a page shows as static HTML: the id of each file's, with the module that has it. */
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
 * Loads Markdown files: `….md?compiled` is the HTML of one, which `<Markdown>` blocks in MDX pages show, so that the text is not
 * sent as script. With webpack, an import without a query is the file's text, which Vite only gives for `?raw`.
 */
export function markdown(options: Omit<MarkdownOptions, 'file'>, isWebpack = false): Plugin {
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
      const { html } = await reuse(options.readSite ?? options, `markdown ${id}`, text, () =>
        compileMarkdown(text, { ...options, file, takenIds }),
      );
      return `export const html = ${JSON.stringify(html)};`;
    },
  };
}
