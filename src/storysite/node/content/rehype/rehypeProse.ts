import { fromHtml } from 'hast-util-from-html';
import { toString } from 'mdast-util-to-string';
import { visit, SKIP } from 'unist-util-visit';
import type { Element, ElementContent, Root } from 'hast';
import type { SiteConfig } from '../../config/SiteConfig.ts';
import { bundleImage } from '../bundledImages.ts';
import { highlight } from '../highlight.ts';

/** What the site's configuration decides about its prose. */
export type ProseOptions = Pick<SiteConfig, 'externalImages'> &
  Partial<Pick<SiteConfig, 'bundleImages' | 'base'>>;

/** The options of a site's prose; only a build fetches images. */
export function proseOptions(config: SiteConfig, isBuild: boolean): ProseOptions {
  const { externalImages, bundleImages, base } = config;
  return { externalImages, bundleImages: isBuild && bundleImages, base };
}

/**
 * Enhances all prose, MDX and Markdown alike: highlighted code, headings that link to themselves, scrollable tables with
 * an anchor for each row, safe outbound links and lazy images.
 */
export function rehypeProse({ externalImages, bundleImages, base = '/' }: ProseOptions) {
  return async (tree: Root) => {
    if (bundleImages) await bundleExternalImages(tree, base);
    if (!externalImages) replaceExternalImages(tree);
    const codes: Promise<void>[] = [];
    let section = '';
    let sectionTitle = '';

    visit(tree, 'element', (element, index, parent) => {
      if (/^h[1-6]$/.test(element.tagName)) {
        section = String(element.properties.id ?? '');
        sectionTitle = textOf(element);
        if (element.tagName !== 'h1') addAnchor(element);
      } else if (element.tagName === 'pre') {
        codes.push(highlightCode(element));
      } else if (element.tagName === 'table' && parent && index !== undefined) {
        addRowIds(element, section);
        labelCells(element);
        visit(element, 'element', protectOutbound);
        parent.children[index] = tableBox(element, sectionTitle);
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

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

function textOf(node: Element): string {
  return toString(node);
}

/** Whether code has places to break, but is so short that it should not. */
function isShort(code: string): boolean {
  return code.length <= 20 && /[\s-]/.test(code);
}

function addAnchor(heading: Element): void {
  heading.children.push(
    element(
      'a',
      {
        className: ['anchor'],
        href: `#${String(heading.properties.id)}`,
        ariaLabel: `Link to “${textOf(heading)}”`,
      },
      [{ type: 'text', value: '#' }],
    ),
  );
}

function tableBox(table: Element, title: string): Element {
  // Focusable, so that a keyboard can scroll a wide table.
  return element(
    'div',
    { className: ['table-box'], tabIndex: 0, role: 'region', ariaLabel: `Table: ${title}` },
    [table],
  );
}

/** Gives each body row without an id the id `<section>-<first cell>`: `select-props-allowclear`. */
function addRowIds(table: Element, section: string): void {
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr' || row.properties.id) return;
    const [first] = row.children.filter((child) => child.type === 'element');
    if (first?.tagName !== 'td') return;
    const name = textOf(first)
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9-]/g, '');
    row.properties.id = `${section}-${name}`;
  });
}

/** From the third column on, cells name their column: narrow windows show each row as a block. */
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

async function highlightCode(pre: Element): Promise<void> {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return;
  const language = /language-(\w+)/.exec(String(code.properties.className))?.[1];
  const html = await highlight(textOf(code), language);
  code.children = fromHtml(html, { fragment: true }).children as ElementContent[];
  code.properties = language ? { className: [`language-${language}`] } : {};
  const { dataTab } = pre.properties;
  pre.properties = { className: ['code'], tabIndex: 0, dataTab };
}

/** Replaces each image of another host by its alt text. */
function replaceExternalImages(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties: { src, alt } }, index, parent) => {
    if (tagName !== 'img' || !parent || index === undefined) return;
    if (isOutbound(src)) parent.children[index] = { type: 'text', value: String(alt ?? '') };
  });
}

/** Gives each image of another host an address in the site; where it cannot be fetched, its alt text stays. */
async function bundleExternalImages(tree: Root, base: string): Promise<void> {
  const images: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'img' && isOutbound(node.properties.src)) images.push(node);
  });
  for (const { properties } of images) {
    const image = await bundleImage(String(properties.src).replace(/^\/\//, 'https://'));
    if (typeof image !== 'string')
      Object.assign(properties, { src: base + image.file }, image.size);
  }
  replaceExternalImages(tree);
}

function isOutbound(address: unknown): boolean {
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
