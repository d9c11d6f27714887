import type { Root, RootContent } from 'mdast';
import { entries } from '../project/entries.ts';
import { readMdxImports } from './mdxImports.ts';
import { BLOCKS_MODULE, importName } from './replaceStaticBlocks.ts';

/** Name of the element around a pair, unlikely to be used by a page itself. */
const PAIR = 'StorysiteStoryWithControls';

/** Wraps a story and the controls that follow it, with at most a heading between them, in one block. */
export function remarkPairs() {
  return (tree: Root) => {
    const imports = readMdxImports(tree).filter(({ from }) => BLOCKS_MODULE.test(from));
    const blockOf = (node: RootContent | undefined) =>
      node?.type === 'mdxJsxFlowElement'
        ? imports.find(({ local }) => local === node.name)?.imported
        : undefined;
    const { children } = tree;
    for (let start = children.length - 1; start >= 0; start--) {
      if (!/^(Canvas|Primary)$/.test(blockOf(children[start]) ?? '')) continue;
      const end = start + (children[start + 1]?.type === 'heading' ? 2 : 1);
      if (blockOf(children[end]) === 'Controls') wrap(children, start, end);
    }
    if (children.some((node) => 'name' in node && node.name === PAIR)) {
      children.unshift(importName(PAIR, 'StoryWithControls', entries.storyWithControls));
    }
  };
}

function wrap(nodes: RootContent[], start: number, end: number): void {
  const children = nodes.slice(start, end + 1);
  const pair = { type: 'mdxJsxFlowElement', name: PAIR, attributes: [], children };
  nodes.splice(start, children.length, pair as unknown as RootContent);
}
