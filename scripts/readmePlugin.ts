import { readFile } from 'node:fs/promises';
import type { Root } from 'hast';
import type { Plugin } from 'vite';

/** Ids of sections about work on the package's repository, with links that lead nowhere any more. */
const OF_REPOSITORY = /^(development|example|test-case|coverage)$/;

/**
 * Takes off the site's home page what it has of its own, or nobody needs there: the README's title with all that is above
 * its first section, and sections for those who work on the package.
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

const DEFINITION = /^\[([^\]]+)\]: *(\S+) *$/gm;

/**
 * Markdown with inline links in place of references, which Storybook's block does not know inside of links, and without
 * images: they come from other hosts, and Storybook is used without a network, too. Their texts stay.
 */
export function plainReadme(markdown: string): string {
  const addresses = new Map<string, string>();
  for (const [, name = '', address = ''] of markdown.matchAll(DEFINITION))
    addresses.set(name, address);
  return markdown
    .replace(DEFINITION, '')
    .replace(/<img\b[^>]*>/g, '')
    .replace(/!\[([^\]]*)\](\[[^\]]*\]|\([^)]*\))/g, '$1')
    .replace(/\[([^[\]]+)\][[(]([^\])]+)[\])]/g, (_, text: string, target: string) => {
      const address = addresses.get(target) ?? target;
      return /^(https?:|#)/.test(address) ? `[${text}](${address})` : text;
    });
}
