import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { compileMarkdown, type MarkdownOptions } from './compileMarkdown.ts';
import { reuse } from '../vite/reuse.ts';
import { toProjectPath } from '../site/toProjectPath.ts';

/** Id of a Markdown file's HTML in a page. */
export function markdownKey(root: string, file: string): string {
  return `markdown:${toProjectPath(root, file)}`;
}

/**
 * Loads Markdown files: `….md?raw`, which MDX pages pass to the `Markdown` block, becomes the id of static HTML, so that
 * the text is not sent as script; `….md?compiled` is that HTML.
 */
export function markdown(root: string, options: Omit<MarkdownOptions, 'file'>): Plugin {
  return {
    name: 'site:markdown',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.md')) return null;
      if (query === 'raw') return `export default ${JSON.stringify(markdownKey(root, file))};`;
      if (query !== 'compiled') return null;
      this.addWatchFile(file);
      const text = await readFile(file, 'utf8');
      const { html } = await reuse(options.readSite ?? options, `markdown ${file}`, text, () =>
        compileMarkdown(text, { ...options, file }),
      );
      return `export const html = ${JSON.stringify(html)};`;
    },
  };
}
