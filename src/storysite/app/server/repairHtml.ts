import { fromHtml } from 'hast-util-from-html';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

type Root = ReturnType<typeof fromHtml>;
type Node = Root | Root['children'][number];

/** Elements without an end tag. */
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const TAG = /(<\/?[a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;

/** Elements whose content is text, whatever it looks like, and comments. */
const RAW =
  /(<(script|style|textarea)\b(?:"[^"]*"|'[^']*'|[^>"'])*>)[^]*?(?=<\/\2>)|<!--[^]*?-->/gi;

/** HTML with misplaced elements as a parser reads it, and the first of these elements. */
export interface Repaired {
  html: string;
  element: string;
}

/**
 * HTML as every parser reads it; undefined if React's own HTML is. A button in a button, say, ends the outer one, and
 * each leftover end tag then closes an element around the story.
 */
export function repairHtml(html: string): Repaired | undefined {
  const tree = fromHtml(html, { fragment: true });
  return repair(tree, listWritten(html), listTags(tree));
}

/**
 * The same for a page, given its tree. A page may also have HTML that React treats as text and does not compare: there
 * `<tbody>` and end tags are often left out, while React itself writes each end tag.
 */
export function repairPage(html: string, tree: Root): Repaired | undefined {
  const written = listWritten(html);
  if (!isBalanced(written)) return undefined;
  const isCompared = (tag: string) => !/^<\/?tbody$/i.test(tag);
  return repair(tree, written.filter(isCompared), listTags(tree).filter(isCompared));
}

function repair(tree: Root, written: string[], parsed: string[]): Repaired | undefined {
  const at = written.findIndex((tag, index) => tag.toLowerCase() !== parsed[index]);
  if (at < 0 && written.length === parsed.length) return undefined;
  return {
    html: unified().use(rehypeStringify).stringify(tree),
    element: (written[at] ?? '').replace(/[</]+/, ''),
  };
}

const listWritten = (html: string): string[] =>
  [...html.replace(RAW, '$1').matchAll(TAG)].flatMap(([, tag = '', rest = '']) =>
    listEnds(tag, rest),
  );

/** Whether each element has its end tag. */
function isBalanced(tags: string[]): boolean {
  const open: string[] = [];
  return (
    tags.every((tag) => {
      if (tag.startsWith('</')) return open.pop() === tag.slice(2);
      if (!VOID.test(tag.slice(1).toLowerCase())) open.push(tag.slice(1));
      return true;
    }) && open.length === 0
  );
}

/** A tag as written; `<path />` in SVG text is its own end as well. */
function listEnds(tag: string, rest: string): string[] {
  const isEnded = rest.endsWith('/') && !VOID.test(tag.slice(1).toLowerCase());
  return isEnded ? [tag, `</${tag.slice(1)}`] : [tag];
}

/** The start and end tags of a tree, in the order of a document. */
function listTags(node: Node): string[] {
  if (!('children' in node)) return [];
  const { children } = 'content' in node && node.content ? node.content : node;
  const inside = children.flatMap(listTags);
  if (node.type !== 'element') return inside;
  const name = node.tagName.toLowerCase();
  return VOID.test(name) ? [`<${name}`] : [`<${name}`, ...inside, `</${name}`];
}
