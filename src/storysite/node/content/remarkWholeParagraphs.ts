import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** What begins outside of a paragraph: a browser that meets one in `<p>` ends the paragraph there. */
const BLOCKS = /^(paragraph|heading|list|blockquote|code|table|thematicBreak)$/;

interface Jsx {
  name: string | null;
}

/**
 * Keeps what is written in `<p>` of JSX in it. MDX makes a paragraph of text that has lines of its own there, and browsers
 * keep no paragraph in another one, so that React would not know its own HTML.
 */
export function remarkWholeParagraphs() {
  return (tree: Root) => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      const element = node as Parents & Jsx;
      if (element.name !== 'p') return;
      const blocks: Nodes[] = [];
      visit(element, (inner) => void (BLOCKS.test(inner.type) && blocks.push(inner)));
      const [only] = blocks;
      if (blocks.length === 1 && only?.type === 'paragraph') unwrap(element, only);
      else if (blocks.length > 0) element.name = 'div';
    });
  };
}

/** Replaces a node in a tree by its children. */
function unwrap(tree: Parents, wrapper: Nodes & Parents): void {
  visit(tree, (node, index, parent) => {
    if (node !== wrapper || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...wrapper.children);
    return false;
  });
}
