import type { Element, Root, RootContent } from 'hast';
import { entries } from '../project/entries.ts';
import { metaOf } from './highlightCode.ts';

const COMPONENT = 'CodeTabs';

/**
 * Turns adjacent code blocks with a tab's name, as in "```sh tab=npm", into tabs. A single block stays a block.
 * Storybook ignores the text after the language and shows all blocks.
 */
export function rehypeCodeTabs() {
  return (tree: Root) => {
    const groups = findGroups(tree.children);
    for (const { start, end } of groups.toReversed()) {
      const blocks = tree.children.slice(start, end + 1).filter((node) => node.type === 'element');
      tree.children.splice(start, end + 1 - start, tabsOf(blocks));
    }
    if (groups.length > 0) tree.children.unshift(importTabs());
  };
}

/** Groups of at least two code blocks, by index; white space between blocks is part of the group. */
function findGroups(nodes: RootContent[]): { start: number; end: number }[] {
  const groups: { start: number; end: number }[] = [];
  let open: { start: number; end: number } | undefined;
  for (const [index, node] of nodes.entries()) {
    if (tabOf(node) !== undefined) {
      if (open) open.end = index;
      else groups.push((open = { start: index, end: index }));
    } else if (node.type !== 'text' || node.value.trim()) {
      open = undefined;
    }
  }
  return groups.filter(({ start, end }) => end > start);
}

/** The tab's name of a code block. */
function tabOf(node: RootContent): string | undefined {
  const [code] = node.type === 'element' && node.tagName === 'pre' ? node.children : [];
  if (code?.type !== 'element') return undefined;
  const [, quoted, plain] = /(?:^|\s)tab=(?:"([^"]+)"|(\S+))/.exec(metaOf(code)) ?? [];
  return quoted ?? plain;
}

function tabsOf(blocks: Element[]): RootContent {
  for (const block of blocks) block.properties = { dataTab: tabOf(block) };
  return mdxNode({ type: 'mdxJsxFlowElement', name: COMPONENT, attributes: [], children: blocks });
}

/** A node of MDX, as a node of HTML's types. */
const mdxNode = (node: object) => node as RootContent;

function importTabs(): RootContent {
  const file = entries.codeTabs;
  const name = { type: 'Identifier', name: COMPONENT };
  return mdxNode({
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{ type: 'ImportSpecifier', imported: name, local: name }],
            source: { type: 'Literal', value: file },
            attributes: [],
          },
        ],
      },
    },
  });
}
