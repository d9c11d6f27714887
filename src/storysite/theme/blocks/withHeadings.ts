import { marks } from '../../core/marks.ts';
import type { Page } from '../../core/Page.ts';
import { readHeading } from '../Toc/tocParameter.ts';

/** The headings of a page's text, those in stories left out. */
const HEADINGS = `.${marks.prose} :is(h2, h3)[id]`;

/** In place of a text that only the browser can render, whose headings are guessed. */
const WAITING = `.${marks.prose} [${marks.shown}=waiting]`;

/** A page with the headings that its document has: the page of a component may be the project's own `docs.page`. */
export function withHeadings(page: Page, source: Document): Page {
  if (!page.isMadeOfStories || source.querySelector(WAITING)) return page;
  const found = [...source.querySelectorAll(HEADINGS)];
  const own = found.filter((heading) => !heading.closest(`[${marks.story}]`));
  return { ...page, headings: own.map(readHeading) };
}
