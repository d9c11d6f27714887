import { readFile } from 'node:fs/promises';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Plugin } from 'vite';

/** Ids of sections about developing the package, whose links are dead. */
const OF_REPOSITORY = /^(development|example|test-case|coverage)$/;

/**
 * Removes parts of the README that the site's home page does not need: everything above its first section, and sections
 * for the package's developers. Adds a class to tables, for styling.
 */
export function rehypeReadme() {
  return (tree: Root, { path }: { path: string }) => {
    if (!/rc-select[\\/]README\.md$/.test(path)) return;
    let isShown = false;
    tree.children = tree.children.filter((node) => {
      if (node.type === 'element' && node.tagName === 'h2')
        isShown = !OF_REPOSITORY.test(String(node.properties.id));
      return isShown;
    });
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName === 'table') properties.className = ['readme-table'];
    });
  };
}

/** Loads `rc-select/README.md?raw` as text for Storybook's Markdown block. */
export const readmePlugin = (): Plugin => ({
  name: 'readme',
  enforce: 'pre',
  async load(id) {
    const [, file] = /^(.*\/rc-select\/README\.md)\?raw$/.exec(id) ?? [];
    if (!file) return null;
    return `export default ${JSON.stringify(plainReadme(await readFile(file, 'utf8')))};`;
  },
});

const IMAGE = /!\[[^\]]*\]\([^)]*\)|<img\b[^>]*>/g;
const EMPTY_LINK = /\[\s*\]\([^)]*\)/g;

/**
 * Returns the Markdown as shown on the site: without the introduction and sections for the package's developers. Also
 * removes images, with links and sections that contain nothing else, because they come from other hosts and Storybook
 * has to work offline. Links to files that Storybook does not have become text.
 */
export function plainReadme(markdown: string): string {
  const [head = '', ...sections] = markdown
    .replace(IMAGE, '')
    .replace(EMPTY_LINK, '')
    .split(/^(?=## )/m);
  const title = /^# .+/m.exec(head)?.[0] ?? '';
  const kept = sections
    .filter((section) => {
      const [, name = '', text = ''] = /^## (.+)\n([^]*)$/.exec(section) ?? [];
      return text.trim() && !OF_REPOSITORY.test(name.toLowerCase().replaceAll(' ', '-'));
    })
    .join('')
    .replace(/\[([^[\]]+)\]\(([^)]+)\)/g, (link, text: string, address: string) =>
      /^(https?:|#)/.test(address) ? link : text,
    );
  return `${title}\n\n${kept}`;
}
