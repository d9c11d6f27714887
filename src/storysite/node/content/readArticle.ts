import { fromHtml } from 'hast-util-from-html';
import { visit, EXIT } from 'unist-util-visit';
import type { Element, Root, RootContent } from 'hast';
import type { SearchPage, SearchProperty, SearchSection } from '../../core/SearchPage.ts';

/** What a reader sees of a page's article, without code, live stories and controls. */
export interface Article extends Pick<SearchPage, 'text' | 'sections' | 'properties'> {
  /** Text of its first heading of level 1; empty without one. */
  title: string;
}

/** Reads the article in the prerendered HTML of a page: its text by section, and the properties in its tables. */
export function readArticle(html: string): Article {
  const lead: SearchSection = { id: '', title: '', text: '' };
  const article: Article = { title: '', text: '', sections: [], properties: [] };
  const lines: string[] = [];
  let section = lead;
  const endSection = () => {
    section.text = lines.splice(0).map(tidy).filter(Boolean).join('\n');
  };

  const read = (node: RootContent): void => {
    if (node.type === 'text') {
      lines.push((lines.pop() ?? '') + node.value);
      return;
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
  findArticle(html).children.forEach(read);
  endSection();
  return { ...article, text: lead.text };
}

/** The prose of a page in its frame; all of a document without a frame. */
export function findArticle(html: string): Element | Root {
  const root = fromHtml(html, { fragment: true });
  let found: Element | Root = root;
  visit(root, 'element', (element) => {
    if (!([element.properties.className].flat() as unknown[]).includes('prose')) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

const BLOCK =
  /^(address|article|aside|blockquote|br|caption|d[dlt]|details|div|fig.*|footer|h\d|header|hr|li|main|nav|ol|p|section|summary|table|tr|ul)$/;
const LEFT_OUT =
  /^(button|iframe|input|noscript|pre|script|select|style|svg|template|textarea|thead)$/;

/** Code, live stories with their boxes, controls, heads of tables, links of headings to themselves, and what is hidden. */
function isLeftOut({ tagName, properties }: Element): boolean {
  const { ariaHidden, className, dataStoryBox, dataStory, hidden } = properties;
  return (
    LEFT_OUT.test(tagName) ||
    [ariaHidden === 'true', hidden, dataStoryBox, dataStory].some(
      (value) => value || value === '',
    ) ||
    ([className].flat() as unknown[]).includes('anchor')
  );
}

const isCell = ({ tagName }: Element) => tagName === 'td' || tagName === 'th';

function readProperty(row: Element): SearchProperty {
  const cells = new Map<string, string>();
  visit(row, 'element', (cell) => {
    const { dataCell } = cell.properties;
    // What is below the first line is more than a result shows: the full type, links to stories.
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

/** The lines of an element's text; the blocks in it make lines. */
function linesOf(element: Element): string[] {
  const read = (node: RootContent): string => {
    if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
    if (node.type !== 'element' || isLeftOut(node)) return '';
    const text = node.children.map(read).join('');
    return BLOCK.test(node.tagName) ? `\n${text}\n` : text;
  };
  return element.children.map(read).join('').split('\n').map(tidy).filter(Boolean);
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
