import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Makes text of what GFM took for a link in JSX that may be one itself: `<a href="mailto:a@b.example">a@b.example</a>` would
 * become a link in a link, which no browser keeps.
 */
export function remarkPlainLiterals() {
  return (tree: Root) => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (element) => {
      visit(element, 'link', (link, index, parent) => {
        const text = toString(link);
        const isLiteral = ['', 'mailto:', 'http://'].some((start) => link.url === start + text);
        if (isLiteral && parent && index !== undefined) {
          parent.children[index] = { type: 'text', value: text };
        }
      });
    });
  };
}
