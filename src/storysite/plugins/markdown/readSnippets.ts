import { fromHtml } from 'hast-util-from-html';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { find } from './toMarkdown.ts';

/** The code of each story on a page, by the id of its story: its first file. */
export function readSnippets(html: string): Map<string, string> {
  const snippets = new Map<string, string>();
  visit(fromHtml(html), 'element', (box) => {
    const id = box.properties.dataStoryBox;
    const [code] = typeof id === 'string' ? find(box, ({ tagName }) => tagName === 'pre') : [];
    if (code) snippets.set(String(id), toString(code));
  });
  return snippets;
}
