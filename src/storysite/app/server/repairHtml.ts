import { fromHtml } from 'hast-util-from-html';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

type Node = ReturnType<typeof fromHtml> | ReturnType<typeof fromHtml>['children'][number];

/** Elements without an end tag. */
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const TAG = /(<\/?[a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;

/** What has no elements in it, whatever it looks like. */
const RAW =
  /(<(script|style|textarea)\b(?:"[^"]*"|'[^']*'|[^>"'])*>)[^]*?(?=<\/\2>)|<!--[^]*?-->/gi;

/** What a parser makes of HTML whose elements stand where they may not, and the first such element. */
export interface Repaired {
  html: string;
  element: string;
}

/**
 * HTML as every parser reads it; undefined where that is how React has written it. A button in a button, say, ends the
 * outer one, and each end tag that is left over then closes an element around the story.
 */
export function repairHtml(
  html: string,
  tree = fromHtml(html, { fragment: true }),
): Repaired | undefined {
  const parsed = listTags(tree);
  const written = [...html.replace(RAW, '$1').matchAll(TAG)].flatMap(([, tag = '', rest = '']) =>
    listEnds(tag, rest),
  );
  const at = written.findIndex((tag, index) => tag.toLowerCase() !== parsed[index]);
  if (at < 0 && written.length === parsed.length) return undefined;
  return {
    html: unified().use(rehypeStringify).stringify(tree),
    element: (written[at] ?? '').replace(/[</]+/, ''),
  };
}

/** A tag as it is written; `<path />` of an SVG text is its own end as well. */
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
