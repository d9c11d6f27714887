import { toString } from 'mdast-util-to-string';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Element, ElementContent, Root, RootContent, Text } from 'hast';

interface MarkdownOptions {
  /** Address of a story by its id. */
  storyAddress: (id: string) => string;
}

/** Converts a page's article to Markdown: its visible content, with the whole code of each story. */
export function toMarkdown(content: Root, { storyAddress }: MarkdownOptions): string {
  const children = simplifyAll(content.children, storyAddress);
  const tree: Root = { type: 'root', children };
  const toMdast = unified()
    .use(rehypeRemark, { handlers: { br: keepBreak } })
    .use(remarkGfm);
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', rule: '-', fences: true, resourceLink: true })
    .stringify(toMdast.runSync(tree));
}

/** In a table cell, only HTML can break a line. */
const keepBreak = () => ({ type: 'html' as const, value: '<br>' });

const LEFT_OUT = /^(button|iframe|input|label|noscript|script|select|style|svg|template|textarea)$/;

/**
 * Merges texts that React separates by comments, with a single space between them; drops line breaks between blocks.
 */
function simplifyAll(nodes: RootContent[], storyAddress: (id: string) => string): ElementContent[] {
  const kept = nodes
    .filter(({ type }) => type !== 'comment')
    .flatMap((node) => simplify(node, storyAddress));
  const joined: ElementContent[] = [];
  for (const node of kept) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = text((last.value + node.value).replace(/[ \t]{2,}/g, ' '));
    } else joined.push(node);
  }
  return joined.filter((node, index) => !isLoneBreak(node, joined[index - 1], joined[index + 1]));
}

const BLOCK = /^(address|article|blockquote|div|dl|figure|h[1-6]|hr|ol|p|pre|section|table|ul)$/;

function isLoneBreak(
  node: ElementContent,
  before: ElementContent | undefined,
  after: ElementContent | undefined,
): boolean {
  const isEdge = (other: ElementContent | undefined) =>
    other === undefined || (other.type === 'element' && BLOCK.test(other.tagName));
  return node.type === 'element' && node.tagName === 'br' && isEdge(before) && isEdge(after);
}

/** An element without parts that only a browser can use: controls, live stories, icons, heading anchors. */
function simplify(node: RootContent, storyAddress: (id: string) => string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isLeftOut(node)) return [];
  const { tagName, properties } = node;
  const { dataStoryBox, dataStory, ariaLabel } = properties;
  const id = dataStoryBox ?? dataStory;
  if (typeof id === 'string') {
    return [storyLink(storyAddress(id), String(ariaLabel ?? id)), ...printFiles(node)];
  }
  if (tagName === 'pre') return [codeBlock(node)];
  const children = simplifyAll(node.children, storyAddress);
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

/** A cell is a single line in Markdown: HTML separates its blocks, and its code is inline. */
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

/** The files of a story's box, each with its name. */
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
  element('p', link(href, text(`Live story: ${name}`)));

const link = (href: string, child: ElementContent): Element => ({
  ...element('a', child),
  properties: { href },
});

/** A code block without its colors, in the language of its file, else of its own class. */
function codeBlock(pre: Element, file = ''): Element {
  const [, language] = /\.(\w+)$/.exec(file) ?? [];
  const [named] = find(pre, ({ tagName }) => tagName === 'code');
  const className = language ? [`language-${language}`] : named?.properties.className;
  return element('pre', { ...element('code', text(toString(pre))), properties: { className } });
}

/** The code of each story in an article (its first file), by story id. */
export function readSnippets(content: Root): [storyId: string, code: string][] {
  return find(content, ({ properties }) => Boolean(properties.dataStoryBox)).flatMap((box) => {
    const [code] = find(box, ({ tagName }) => tagName === 'pre');
    return code ? [[String(box.properties.dataStoryBox), toString(code)]] : [];
  });
}

/** All matching elements below a node. */
function find(root: Root | Element, matches: (element: Element) => boolean): Element[] {
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
