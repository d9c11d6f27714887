import { toString } from 'mdast-util-to-string';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { findArticle } from '../../node/content/readArticle.ts';

/**
 * The article in a page's prerendered HTML as Markdown: what a reader sees, with the whole code of each demo.
 * `storyAddress` gives the address of a story by its id.
 */
export function toMarkdown(html: string, storyAddress: (id: string) => string): string {
  const children = findArticle(html).children.flatMap((node) => simplify(node, storyAddress));
  const tree: Root = { type: 'root', children };
  const toMdast = unified()
    .use(rehypeRemark, { handlers: { br: keepBreak } })
    .use(remarkGfm);
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', rule: '-', fences: true, resourceLink: true })
    .stringify(toMdast.runSync(tree));
}

/** In a cell of a table a line can only be broken by HTML. */
const keepBreak = () => ({ type: 'html' as const, value: '<br>' });

const LEFT_OUT = /^(button|iframe|input|label|noscript|script|select|style|svg|template|textarea)$/;

/** An element without what only a browser can use: controls, live stories, icons, links of headings to themselves. */
function simplify(node: RootContent, storyAddress: (id: string) => string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isLeftOut(node)) return [];
  const { tagName, properties } = node;
  const { dataDemo, dataStory, ariaLabel } = properties;
  const id = dataDemo ?? dataStory;
  if (typeof id === 'string') {
    return [storyLink(storyAddress(id), String(ariaLabel ?? id)), ...printFiles(node)];
  }
  if (tagName === 'pre') return [codeBlock(node)];
  const children = node.children.flatMap((child) => simplify(child, storyAddress));
  if (tagName === 'details') return [element('br'), ...children];
  if (tagName === 'summary') return [...children, text(': ')];
  return [{ ...node, children: tagName === 'td' ? toLines(children) : children }];
}

function isLeftOut({ tagName, properties }: Element): boolean {
  const { ariaHidden, className, hidden, role } = properties;
  return (
    LEFT_OUT.test(tagName) ||
    ariaHidden === 'true' ||
    (hidden !== undefined && hidden !== null && hidden !== false) ||
    role === 'status' ||
    ([className].flat() as unknown[]).includes('anchor')
  );
}

/** A cell has one line in Markdown: its blocks are broken by HTML, and its code is inline. */
const toLines = (children: ElementContent[]) =>
  children.flatMap((child, index) => {
    const isBlock = child.type === 'element' && /^(div|p|pre|ul)$/.test(child.tagName);
    const parts = child.type === 'element' ? unwrapCode(child) : [child];
    return isBlock && index > 0 ? [element('br'), ...parts] : parts;
  });

function unwrapCode(part: Element): ElementContent[] {
  if (/^(code|pre)$/.test(part.tagName))
    return [element('code', text(toString(part).replace(/\s+/g, ' ').trim()))];
  return [{ ...part, children: toLines(part.children) }];
}

/** The files of a demo's box, each with its name. */
function* printFiles(box: Element): Generator<ElementContent> {
  const names = find(box, ({ properties }) => properties.role === 'tab').map((tab) =>
    toString(tab),
  );
  for (const [index, pre] of find(box, ({ tagName }) => tagName === 'pre').entries()) {
    const name = names[index];
    if (name) yield element('p', element('code', text(name)));
    yield codeBlock(pre, name);
  }
}

const storyLink = (href: string, name: string) =>
  element('p', { ...element('a', text(`Live demo: ${name}`)), properties: { href } });

/** A code block without its colours; its language is that of its file, where it has one. */
function codeBlock(pre: Element, file = ''): Element {
  const [, language] = /\.(\w+)$/.exec(file) ?? [];
  const code = element('code', text(toString(pre)));
  if (language) code.properties.className = [`language-${language}`];
  return element('pre', code);
}

/** All elements below one that match. */
export function find(root: Element, matches: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(root, 'element', (node) => {
    if (matches(node)) found.push(node);
  });
  return found;
}

const text = (value: string): Text => ({ type: 'text', value });

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
