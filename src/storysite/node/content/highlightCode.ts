import { fromHtml } from 'hast-util-from-html';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Element, ElementContent, Root } from 'hast';
import { findLanguage, highlight } from './highlight.ts';

/** Keeps the text after a code block's language in an attribute, since rehype-raw drops all other data. */
export function rehypeKeepMeta() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, data, properties }) => {
      const { meta } = (data ?? {}) as { meta?: string | null };
      if (tagName === 'code' && meta) properties.metastring = meta;
    });
  };
}

/** The text after a code block's language: `title="a.ts" {2}`. */
export function metaOf(code: Element): string {
  const { meta } = (code.data ?? {}) as { meta?: string | null };
  return meta ?? String(code.properties.metastring ?? '');
}

/**
 * Highlights the code of a `pre` with its marks and line numbers. Resolves to the `pre`, or to a `figure` if it has a
 * title. `note` is called for languages that Shiki does not know.
 */
export async function highlightCode(
  pre: Element,
  path = '',
  note?: (text: string) => void,
): Promise<Element> {
  const [code] = pre.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return pre;
  const [, written = ''] = /(?:^|\s)language-(\S+)/.exec(classOf(code)) ?? [];
  const fence = readFence(`${written} ${metaOf(code)}`);
  const { language, title } = fence;
  if (language && !findLanguage(language)) {
    note?.(
      `${path} has code in "${language}", a language that Shiki does not know: it is shown without colours.`,
    );
  }
  const html = wrapLines(await highlight(toString(code), language), fence);
  code.children = fromHtml(html, { fragment: true }).children as ElementContent[];
  code.properties = language ? { className: [`language-${language}`] } : {};
  const { dataTab } = pre.properties;
  pre.properties = { className: ['code'], tabIndex: 0, dataTab };
  if (!title) return pre;
  delete pre.properties.dataTab;
  const caption = element('figcaption', {}, [{ type: 'text', value: title }]);
  return element('figure', { className: ['titled'], dataTab }, [caption, pre]);
}

function classOf({ properties: { className } }: Element): string {
  return Array.isArray(className) ? className.join(' ') : String(className ?? '');
}

/** An element of a page's HTML. */
export function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** The text after the three backticks of a code block: `tsx title="Tags.tsx" showLineNumbers {2,4-6}`. */
export interface Fence {
  /** As written; undefined if there is none. */
  language?: string;
  title?: string;
  /** Number of the first line, if lines are numbered. */
  firstNumber?: number;
  /** First and last lines that are marked; the code's first line is 1. */
  marked: [first: number, last: number][];
}

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/;
const MARKED = /\{([\d\s,-]+)\}/;
/** `showLineNumbers`, `showLineNumbers=3`, `showLineNumbers{3}`, `:line-numbers`, `:line-numbers=3`. */
const NUMBERS = /(?:\bshowLineNumbers|:line-numbers)\b(?:=\{?(\d+)\}?|\{(\d+)\})?/;

/** Reads the first line of a code block in the syntax of Docusaurus and VitePress. */
export function readFence(text: string): Fence {
  const language = /^[^\s{:=]+/.exec(text)?.[0];
  const [titlePart = '', double, single, bare] = TITLE.exec(text) ?? [];
  const title = double ?? single ?? bare;
  // A title may look like the other options.
  const rest = text.replace(titlePart, ' ');
  const numbers = NUMBERS.exec(rest);
  const marked = MARKED.exec(rest.replace(NUMBERS, ' '))?.[1] ?? '';
  return {
    ...(language && { language }),
    ...(title && { title }),
    ...(numbers && { firstNumber: Number(numbers[1] ?? numbers[2] ?? 1) }),
    marked: marked.split(',').flatMap(readRange),
  };
}

function readRange(text: string): [number, number][] {
  const [, first, last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(text) ?? [];
  return first ? [[Number(first), Number(last)]] : [];
}

/** Wraps marked and numbered lines of highlighted code; the text stays the same. */
export function wrapLines(html: string, { firstNumber, marked }: Fence): string {
  if (firstNumber === undefined && marked.length === 0) return html;
  const lines = html.split('\n');
  const width = String((firstNumber ?? 0) + lines.length - 1).length;
  const wrapped = lines.map((line, index) => {
    const isMarked = marked.some(([first, last]) => index + 1 >= first && index + 1 <= last);
    const number =
      firstNumber === undefined
        ? ''
        : ` data-line="${String(firstNumber + index).padStart(width)}"`;
    if (isMarked) return `<mark${number}>${line}</mark>`;
    return number ? `<span${number}>${line}</span>` : line;
  });
  return wrapped.join('\n');
}
