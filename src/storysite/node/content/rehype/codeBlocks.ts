import { fromHtml } from 'hast-util-from-html';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Element, ElementContent, Root } from 'hast';
import { readFence, wrapLines } from '../fence.ts';
import { findLanguage, highlight } from '../highlight.ts';

/** Keeps what stands behind a code block's language as an attribute, since what reads raw HTML drops all other data. */
export function rehypeKeepMeta() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, data, properties }) => {
      const { meta } = (data ?? {}) as { meta?: string | null };
      if (tagName === 'code' && meta) properties.metastring = meta;
    });
  };
}

/** What stands behind a code block's language: `title="a.ts" {2}`. */
export function metaOf(code: Element): string {
  const { meta } = (code.data ?? {}) as { meta?: string | null };
  return meta ?? String(code.properties.metastring ?? '');
}

/**
 * Highlights the code of a `pre` with its marks and numbers; resolves to what takes its place where it has a title. `note` is
 * told of a language that Shiki does not know.
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
