import type { Element, Root } from 'hast';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { hasClass, isLeftOut, linesOf } from './linesOf.ts';

/** Elements and roles that are not part of the text that a page starts with. */
const ASIDE = /^(alert|aside|details|figure|footer|nav|note|status|table)$/;

/**
 * Text of the first paragraph below the page's title, else of its subtitle, list or quotation. On a page made of
 * stories, text below the first heading is about a single story.
 */
export function readLead(prose: Element | Root, isMadeOfStories: boolean): string {
  const paragraphs: string[] = [];
  const others: string[] = [];
  let hasTitle = false;
  visit(prose, 'element', (element, index, parent) => {
    const { tagName, properties } = element;
    if (tagName === 'h1' && !hasTitle) {
      hasTitle = true;
      paragraphs.length = others.length = 0;
    }
    if (isMadeOfStories && /^h[2-6]$/.test(tagName) && properties.id) return EXIT;
    const kinds = [tagName, String(properties.role)];
    if (isLeftOut(element) || kinds.some((kind) => ASIDE.test(kind))) return SKIP;
    const isSubtitle = hasClass(properties.className, 'subtitle');
    // Lists of blocks, such as a palette, have a class.
    const isListed = /^(blockquote|li)$/.test(tagName) && !properties.className;
    const isQuoted = isSubtitle || isListed;
    if (tagName !== 'p' && !isQuoted) return undefined;
    const isLabel = isLabelOf(element, parent?.children.slice((index ?? 0) + 1));
    const text = isLabel ? '' : linesOf(element).join(' ');
    if (text) (isQuoted ? others : paragraphs).push(text);
    return SKIP;
  });
  return cutText(paragraphs[0] ?? others[0] ?? '');
}

/** Whether a paragraph is just a label of the code below it: **Example**. */
function isLabelOf({ children }: Element, after: Root['children'] = []): boolean {
  const [only, ...more] = children;
  const next = after.find(({ type }) => type === 'element');
  return (
    more.length === 0 &&
    only?.type === 'element' &&
    only.tagName === 'strong' &&
    next?.type === 'element' &&
    /^(div|figure|pre)$/.test(next.tagName)
  );
}

/** Maximum length of a description; search engines show about as much. */
const DESCRIPTION_CHARACTERS = 160;

/** Also finds words in languages without spaces. */
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Cuts a long text after a whole word. */
function cutText(text: string): string {
  if (text.length <= DESCRIPTION_CHARACTERS) return text;
  const room = DESCRIPTION_CHARACTERS - 1;
  let end = 0;
  for (const { index, segment, isWordLike } of words.segment(text)) {
    const next = index + segment.length;
    if (next > room) break;
    if (isWordLike) end = next;
  }
  return `${text.slice(0, end || room)}…`;
}
