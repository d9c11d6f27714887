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
  /(<(script|style|textarea|iframe|noembed|noframes|xmp)\b(?:"[^"]*"|'[^']*'|[^>"'])*>)[^]*?(?=<\/\2>)|<!--[^]*?-->/gi;
/** Elements whose children React renders, and which the parser reads as a text. */
const TEXTS = /<(iframe|noembed|noframes|xmp)\b(?:"[^"]*"|'[^']*'|[^>"'])*>[^<]*<(?!\/\1>)/i;

const SELECT = /(<select\b(?:"[^"]*"|'[^']*'|[^>"'])*>)([^]*?)(?=<\/select>)/gi;
/** A select with more than options, which only newer browsers read as it is written. */
const RICH = /<(?!(?:option|optgroup|hr|script|template)\b)[a-z]/i;

/** Misnested HTML as a parser reads it, and its first misplaced element. */
export interface Repaired {
  html: string;
  element: string;
}

/** Whether browsers read elements in correct HTML as a text, or some do not read them, so that React cannot hydrate it. */
export const hasUnread = (html: string): boolean =>
  TEXTS.test(html) || listRich(html).includes(true);

/**
 * HTML as every parser reads it; undefined if React's own HTML is. A button in a button, say, ends the outer one, and
 * each leftover end tag then closes an element around the story.
 */
export function repairHtml(html: string): Repaired | undefined {
  const tree = fromHtml(html, { fragment: true });
  return repair(html, tree, listWritten(html));
}

/**
 * The same for a page, given its tree. A page may also have HTML that React treats as text and does not compare: there
 * `<tbody>` and end tags are often left out, while React itself writes each end tag.
 */
export function repairPage(html: string, tree: Root): Repaired | undefined {
  const written = listWritten(html);
  if (!isBalanced(written)) return undefined;
  return repair(html, tree, written, (tag) => !/^<\/?tbody$/i.test(tag));
}

function repair(
  html: string,
  tree: Root,
  all: string[],
  isCompared: (tag: string) => boolean = () => true,
): Repaired | undefined {
  const written = all.filter(isCompared);
  const parsed = listTags(tree, listRich(html)).filter(isCompared);
  const at = written.findIndex((tag, index) => tag.toLowerCase() !== parsed[index]);
  if (at < 0 && written.length === parsed.length) return undefined;
  return {
    html: unified().use(rehypeStringify).stringify(tree),
    element: (written[at] ?? parsed[written.length] ?? '').replace(/[</]+/, ''),
  };
}

const listWritten = (html: string): string[] =>
  [...dropRich(html.replace(RAW, '$1')).matchAll(TAG)].flatMap(([, tag = '', rest = '']) =>
    listEnds(tag, rest),
  );

const listRich = (html: string): boolean[] =>
  [...html.replace(RAW, '$1').matchAll(SELECT)].map(([, , content = '']) => RICH.test(content));

const dropRich = (html: string): string =>
  html.replace(SELECT, (whole, start: string, content: string) =>
    RICH.test(content) ? start : whole,
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

/** The start and end tags of a tree, in the order of a document, without those in the selects that are rich. */
function listTags(node: Node, isRich: boolean[]): string[] {
  if (!('children' in node)) return [];
  const name = node.type === 'element' ? node.tagName.toLowerCase() : undefined;
  if (name === 'select' && isRich.shift()) return ['<select', '</select'];
  const { children } = 'content' in node && node.content ? node.content : node;
  const inside = children.flatMap((child) => listTags(child, isRich));
  if (name === undefined) return inside;
  return VOID.test(name) ? [`<${name}`] : [`<${name}`, ...inside, `</${name}`];
}
