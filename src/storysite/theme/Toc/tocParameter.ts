import { isValidElement, type ReactNode } from 'react';
import { isPlainObject } from '../../csf/combine.ts';
import { listLoadedStories } from '../../runtime/story/stories.ts';
import type { Heading } from '../../core/Page.ts';

/** The parameter `docs.toc`, as in Storybook; a site has a table of contents by default. */
export interface TocOptions {
  isHidden?: boolean;
  title?: ReactNode;
  headingSelector?: string;
  ignoreSelector?: string;
  contentsSelector?: string;
}

/** Reads the parameter of the first story that a page is attached to. */
export function readTocOptions(storyIds: readonly string[] = []): TocOptions {
  const story = listLoadedStories().find(({ id }) => id === storyIds[0]);
  const docs = story?.composed.parameters.docs;
  const toc = isPlainObject(docs) ? docs.toc : undefined;
  if (toc === false) return { isHidden: true };
  if (!isPlainObject(toc)) return {};
  const text = (name: string) => (typeof toc[name] === 'string' ? toc[name] : undefined);
  return {
    isHidden: toc.disable === true,
    title: isValidElement(toc.title) ? toc.title : text('title') || undefined,
    headingSelector: text('headingSelector'),
    ignoreSelector: text('ignoreSelector'),
    contentsSelector: text('contentsSelector'),
  };
}

/** The depths of a selector of plain tags: `h2, h3`; undefined for any other, which only a document can resolve. */
export function depthsOf(selector: string): number[] | undefined {
  const tags = selector.split(',').map((tag) => /^\s*h([1-6])\s*$/i.exec(tag)?.[1]);
  return tags.every((tag) => tag !== undefined) ? tags.map(Number) : undefined;
}

/** The document's headings that the options select; undefined if the page's list suffices or a selector is invalid. */
export function findHeadings(options: TocOptions): Heading[] | undefined {
  const { headingSelector, ignoreSelector, contentsSelector } = options;
  if (!headingSelector && !ignoreSelector && !contentsSelector) return undefined;
  try {
    const area =
      (contentsSelector && document.querySelector(contentsSelector)) ||
      document.getElementById('content');
    const found = [...(area?.querySelectorAll(headingSelector ?? 'h2, h3') ?? [])];
    return found.flatMap((heading) => {
      if (!heading.id || (ignoreSelector && heading.matches(ignoreSelector))) return [];
      return [readHeading(heading)];
    });
  } catch {
    return undefined;
  }
}

/** Reads a heading of the document for the contents list. */
export function readHeading(heading: Element): Heading {
  const text = [...heading.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.anchor')))
    .map(({ textContent }) => textContent)
    .join('');
  return { id: heading.id, text: text.trim(), depth: /^h[12]$/i.test(heading.tagName) ? 2 : 3 };
}
