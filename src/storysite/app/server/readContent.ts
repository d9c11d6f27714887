import { fromHtml } from 'hast-util-from-html';
import { toString } from 'mdast-util-to-string';
import { visit, EXIT, SKIP } from 'unist-util-visit';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Heading } from '../../core/Page.ts';
import type { Article, RenderedPage } from '../../core/RenderedPage.ts';
import type { SearchProperty, SearchSection } from '../../core/SearchPage.ts';
import { marks } from '../../core/marks.ts';
import { BLOCK, hasClass, isLeftOut, linesOf, read as readMark, tidy } from './linesOf.ts';
import { readLead } from './readLead.ts';
import { type Repaired, repairPage } from './repairHtml.ts';

/** The facts read from a page's HTML; no other part of the engine parses it. */
export interface PageContent extends Pick<RenderedPage, 'article' | 'content' | 'media'> {
  /** The page's first paragraph as its description; empty if there is none. */
  lead: string;
  /** The page as browsers parse it, if that differs from its HTML. */
  repaired?: Repaired;
}

type Keywords = Readonly<Record<string, string[]>>;

/** Reads the article in the HTML of a page, and the files that the page shows; `keywords` are those of its stories. */
export function readContent(
  html: string,
  isMadeOfStories = false,
  keywords: Keywords = {},
): PageContent {
  const root = fromHtml(html, { fragment: true });
  const prose = findProse(root);
  return {
    article: readArticle(prose, keywords),
    content: { type: 'root', children: prose.children.flatMap(simplify) },
    media: listMedia(root),
    lead: readLead(prose, isMadeOfStories),
    repaired: repairPage(html, root),
  };
}

/** The prose of a page in its frame; all of a document without a frame. */
function findProse(root: Root): Element | Root {
  let found: Element | Root = root;
  visit(root, 'element', (element) => {
    if (!hasClass(element.properties.className, marks.prose)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

const MEDIA = /^(img|source|video|audio)$/;
/** An address on this host; its query and its hash are left out. */
const LOCAL = /^\/[^/?#][^?#]*/;

function listMedia(root: Root): string[] {
  const found = new Set<string>();
  visit(root, 'element', ({ tagName, properties }) => {
    const [address] = (MEDIA.test(tagName) && LOCAL.exec(String(properties.src))) || [];
    if (address) found.add(address);
  });
  return [...found];
}

/** The headings of a page's text for the contents list, from the `content` of `readContent`. */
export function listHeadings(content: Root): Heading[] {
  const headings: Heading[] = [];
  visit(content, 'element', ({ tagName, properties: { id }, children }) => {
    if (!/^h[23]$/.test(tagName) || !id) return;
    const text = children.filter((child) => !isAnchor(child)).map((child) => toString(child));
    headings.push({ id: String(id), text: text.join('').trim(), depth: tagName === 'h2' ? 2 : 3 });
  });
  return headings;
}

const isAnchor = (node: ElementContent) =>
  node.type === 'element' && hasClass(node.properties.className, 'anchor');

const UNSEEN = /^(noscript|script|style|svg|template)$/;

/** An element without the parts that only a browser can use. */
function simplify(node: RootContent): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  if (node.type !== 'element' || UNSEEN.test(node.tagName)) return [];
  const { type, tagName, properties } = node;
  const withChildren = (children: ElementContent[]): ElementContent[] => [
    { type, tagName, properties, children },
  ];
  if (readMark(node, marks.story)) return withChildren([]);
  if (tagName !== 'pre') return withChildren(node.children.flatMap(simplify));
  const text = { type: 'text', value: toString(node) } as const;
  const isCode = (child: RootContent) => child.type === 'element' && child.tagName === 'code';
  const code = node.children.find(isCode) as Element | undefined;
  const { properties: ofCode = {} } = code ?? {};
  return withChildren([
    code ? { type, tagName: 'code', properties: ofCode, children: [text] } : text,
  ]);
}

/** The text of the article by section, and the properties in its tables. */
function readArticle(prose: Element | Root, keywords: Keywords): Article {
  const lead: SearchSection = { id: '', title: '', text: '' };
  const article: Article = { title: '', text: '', sections: [], properties: [] };
  const lines: string[] = [];
  const codes: string[] = [];
  let section = lead;
  const endSection = () => {
    section.text = lines.splice(0).map(tidy).filter(Boolean).join('\n');
    const code = codes.splice(0).join('\n');
    if (code) section.code = code;
  };

  const read = (node: RootContent): void => {
    if (node.type === 'text') {
      lines.push((lines.pop() ?? '') + node.value);
      return;
    }
    if (node.type === 'element') {
      codes.push(...readCode(node));
      const story = readMark(node, marks.storyBox) ?? readMark(node, marks.story);
      const own = keywords[String(story)] ?? [];
      if (own.length > 0) section.keywords = [...new Set([...(section.keywords ?? []), ...own])];
    }
    if (node.type !== 'element' || isLeftOut(node)) return;
    const { tagName, properties, children } = node;
    if (/^h[1-6]$/.test(tagName) && properties.id) {
      const title = linesOf(node).join(' ');
      if (tagName === 'h1' && !article.title) article.title = title;
      if (tagName === 'h1') return;
      endSection();
      section = { id: String(properties.id), title, text: '' };
      article.sections.push(section);
    } else if (tagName === 'tr' && properties.dataProperty) {
      article.properties.push(readProperty(node));
    } else {
      const isBlock = BLOCK.test(tagName);
      if (isBlock) lines.push('');
      else if (isCell(node) && lines.at(-1)?.trim()) lines.push(`${lines.pop()} – `);
      children.forEach(read);
      if (isBlock) lines.push('');
    }
  };
  prose.children.forEach(read);
  endSection();
  return { ...article, text: lead.text, code: lead.code, keywords: lead.keywords };
}

/** The lines of a code block, or of all code in a story's box or a hidden tab. */
function readCode(element: Element): string[] {
  if (element.tagName === 'pre') return toString(element).split('\n').map(tidy).filter(Boolean);
  const box = readMark(element, marks.storyBox);
  // Only one tab is visible.
  if (box === undefined && !element.properties.hidden) return [];
  const codes: string[] = [];
  visit(element, 'element', (part) => {
    if (readMark(part, marks.story) !== undefined) return SKIP;
    if (part !== element) codes.push(...readCode(part));
    return part.tagName === 'pre' ? SKIP : undefined;
  });
  return codes;
}

const isCell = ({ tagName }: Element) => tagName === 'td' || tagName === 'th';

function readProperty(row: Element): SearchProperty {
  const cells = new Map<string, string>();
  visit(row, 'element', (cell) => {
    const { dataCell } = cell.properties;
    // Results show only the first line, without the full type and links to stories below it.
    if (dataCell) cells.set(String(dataCell), linesOf(cell)[0] ?? '');
  });
  const { id = '', dataProperty, dataOf = '' } = row.properties;
  return {
    id: String(id),
    name: String(dataProperty),
    of: String(dataOf),
    type: cells.get('type') ?? '',
    description: cells.get('description') ?? '',
  };
}
