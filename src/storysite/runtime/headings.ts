import { marks } from '../core/marks.ts';
import type { Heading, Page } from '../core/Page.ts';

/** The headings of a page's text, those in stories left out. */
const HEADINGS = `.${marks.prose} :is(h2, h3)[id]`;

/** What the contents list shows of a heading of a document. */
export function readHeading(heading: Element): Heading {
  const text = [...heading.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.anchor')))
    .map(({ textContent }) => textContent)
    .join('');
  return { id: heading.id, text: text.trim(), depth: /^h[12]$/i.test(heading.tagName) ? 2 : 3 };
}

/** A page with the headings that its document has: the page of a component may be the project's own `docs.page`. */
export function withHeadings(page: Page, source: Document): Page {
  if (!page.isMadeOfStories) return page;
  const found = [...source.querySelectorAll(HEADINGS)];
  const own = found.filter((heading) => !heading.closest(`[${marks.story}]`));
  return { ...page, headings: own.map(readHeading) };
}
