import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Fills code blocks that name a file (```ts file=../plugins/readingTime.ts), so that guides show code that runs. */
export function includeFiles() {
  return (tree: Root, { path }: { path: string }) => {
    visit(tree, 'code', (node) => {
      const [, file] = /\bfile=(\S+)/.exec(node.meta ?? '') ?? [];
      if (file) node.value = readFileSync(join(dirname(path), file), 'utf8').trimEnd();
    });
  };
}
