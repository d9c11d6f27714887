import { marks } from '../../core/marks.ts';
import type { Page } from '../../core/Page.ts';
import { readHeading } from '../Toc/tocParameter.ts';

/** The headings of a page's text, without those in stories. */
const HEADINGS = `.${marks.prose} :is(h2, h3)[id]`;

/** Placeholder for a text that only the browser can render, whose headings are guessed. */
const WAITING = `.${marks.prose} [${marks.shown}=waiting]`;

/** A page with the headings of its document, since a component's page may be the project's own `docs.page`. */
export function withHeadings(page: Page, source: Document): Page {
  if (!page.isMadeOfStories || source.querySelector(WAITING)) return page;
  const found = [...source.querySelectorAll(HEADINGS)];
  const own = found.filter((heading) => !heading.closest(`[${marks.story}]`));
  return { ...page, headings: own.map(readHeading) };
}
