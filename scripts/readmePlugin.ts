import { readFile } from 'node:fs/promises';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Plugin } from 'vite';

/** Ids of sections about work on the package's repository, with links that lead nowhere any more. */
const OF_REPOSITORY = /^(development|example|test-case|coverage)$/;

/**
 * Takes off the site's home page what it has of its own, or nobody needs there: the README's title with all that is above
 * its first section, and sections for those who work on the package. Its tables are named, for their looks.
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

/** Loads `rc-select/README.md?raw` as text that Storybook's Markdown block can show. */
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
 * The Markdown as the site shows it, without what is between title and first section, sections for those who work on the
 * package, and images with the links and sections that only have them: they come from other hosts, and Storybook is used
 * without a network, too. A link to a file that Storybook does not have is text.
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
