import { toString } from 'mdast-util-to-string';
import type { PluggableList } from 'unified';
import { visit, SKIP } from 'unist-util-visit';
import type { Element, Parents, Root } from 'hast';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import type { BundledImages } from './bundledImages.ts';
import { en } from '../../core/texts/en.ts';
import { serverTexts } from '../../core/texts/server.ts';
import { english, type LanguageTexts, textIn } from '../../core/texts/t.ts';
import { element, highlightCode } from './highlightCode.ts';

/** Options for prose, from the site's configuration. */
export type ProseOptions = Pick<SiteConfig, 'externalImages'> &
  Partial<Pick<SiteConfig, 'base'>> & {
    /** Images of other hosts that the site ships; without it, pages load them from those hosts. */
    images?: BundledImages;
    /** Called with notes for the text's author, such as about a language that cannot be highlighted. */
    note?: (text: string) => void;
    /** The theme's texts in the language of a file, given by its absolute path; English by default. */
    readTexts?: (file: string) => Promise<LanguageTexts>;
    /** The site's own plugins, which run on the result of this one. */
    rehypePlugins?: PluggableList;
    /** Whether it is a text without ids, of which a page may show several. */
    isPart?: boolean;
  };

/**
 * Enhances all prose, MDX and Markdown alike: highlighted code, headings that link to themselves, scrollable tables with
 * an anchor for each row, safe outbound links and lazy images. Comes after `rehypeImages`.
 */
export function rehypeProse({ readTexts, note, isPart = false }: ProseOptions) {
  return async (tree: Root, file: { path: string }) => {
    const texts = (await readTexts?.(file.path)) ?? english;
    const ids = new Set<string>();
    visit(tree, 'element', ({ properties: { id } }) => void (id && ids.add(String(id))));
    const codes: Promise<void>[] = [];
    const highlightIn = (code: Element, parent: Parents | undefined) =>
      codes.push(
        highlightCode(code, file.path, note).then((shown) => {
          if (parent) parent.children[(parent.children as unknown[]).indexOf(code)] = shown;
        }),
      );
    let section = '';
    let sectionTitle = '';

    const boxOf = (table: Element) =>
      tableBox(table, textIn(serverTexts, texts, 'table', { title: sectionTitle }));

    visit(tree, (element, index, parent) => {
      if (isJsxTable(element) && parent && index !== undefined) {
        parent.children[index] = boxOf(element);
        return SKIP;
      }
      if (element.type !== 'element') return undefined;
      if (/^h[1-6]$/.test(element.tagName)) {
        section = String(element.properties.id ?? '');
        sectionTitle = textOf(element);
        if (element.tagName !== 'h1' && section) addAnchor(element, texts);
      } else if (element.tagName === 'pre') {
        highlightIn(element, parent);
      } else if (element.tagName === 'table' && parent && index !== undefined) {
        if (!isPart) addRowIds(element, section, ids);
        labelCells(element);
        visit(element, 'element', (inner, _, around) => {
          protectOutbound(inner);
          if (inner.tagName === 'pre') highlightIn(inner, around);
        });
        parent.children[index] = boxOf(element);
        return SKIP;
      } else if (element.tagName === 'img') {
        prepareImage(element);
      } else if (element.tagName === 'code' && isShort(textOf(element))) {
        element.properties.dataShort = '';
      }
      protectOutbound(element);
      return undefined;
    });
    await Promise.all(codes);
  };
}

/** A table written in JSX, which stays as it is. */
const isJsxTable = (node: { type: string; name?: unknown }): node is Element =>
  node.type === 'mdxJsxFlowElement' && node.name === 'table';

function textOf(node: Element): string {
  return toString(node);
}

/** Whether code could wrap, but is so short that it should not. */
function isShort(code: string): boolean {
  return code.length <= 20 && /[\s-]/.test(code);
}

function addAnchor(heading: Element, texts: LanguageTexts): void {
  heading.children.push(
    element(
      'a',
      {
        className: ['anchor'],
        href: `#${String(heading.properties.id)}`,
        ariaLabel: textIn(en, texts, 'linkTo', { title: textOf(heading) }),
      },
      [{ type: 'text', value: '#' }],
    ),
  );
}

function hasLink(table: Element): boolean {
  let isFound = false;
  visit(table, (node) => {
    isFound ||= 'tagName' in node ? node.tagName === 'a' : 'name' in node && node.name === 'a';
  });
  return isFound;
}

function tableBox(table: Element, ariaLabel: string): Element {
  const box = element('div', { className: ['table-box'], role: 'region', ariaLabel }, [table]);
  // A keyboard scrolls a wide table by its links, or else by the box.
  if (!hasLink(table)) box.properties.tabIndex = 0;
  return box;
}

/**
 * Sets the id of each body row that has none to `<section>-<first cell>`: `select-props-allowclear`; repeated ids get a
 * number appended.
 */
function addRowIds(table: Element, section: string, taken: Set<string>): void {
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr' || row.properties.id) return;
    const [first] = row.children.filter((child) => child.type === 'element');
    if (first?.tagName !== 'td') return;
    const name = textOf(first)
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}-]/gu, '');
    const base = [section, name || 'row'].filter(Boolean).join('-');
    let id = base;
    for (let count = 1; taken.has(id); count++) id = `${base}-${count}`;
    taken.add(id);
    row.properties.id = id;
  });
}

/** From the third column on, adds the column's name to cells, since narrow windows show each row as a block. */
function labelCells(table: Element): void {
  const names: string[] = [];
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const cells = row.children.filter((child) => child.type === 'element');
    cells.forEach((cell, index) => {
      if (cell.tagName === 'th') names[index] = textOf(cell);
      else if (index > 1 && names[index] && cell.children.length > 0)
        cell.properties.dataLabel = names[index];
    });
  });
}

export function isOutbound(address: unknown): boolean {
  return /^(https?:)?\/\//i.test(String(address));
}

function prepareImage({ properties }: Element): void {
  // Browsers block http images on https pages.
  const src = String(properties.src).replace(/^http:/, 'https:');
  Object.assign(properties, { src, loading: 'lazy', alt: properties.alt ?? '' });
}

function protectOutbound(link: Element): void {
  if (link.tagName === 'a' && isOutbound(link.properties.href)) {
    link.properties.rel = ['noopener', 'noreferrer'];
  }
}
