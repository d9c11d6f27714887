import type { MenuGroup } from '../../src/page/Page.ts';
import { stripBase } from './loadScreen.ts';
import { normalizePath } from './routes.ts';

/**
 * The side menu as the prerendered page shows it. It is read from there instead of being sent again as script, so
 * that the script does not grow with the number of pages. `base` is the one that the page was built with.
 */
export function readMenu(document: Document, base: string): MenuGroup[] {
  const nav = document.querySelector('nav[aria-label="Pages"]');
  return [...(nav?.querySelectorAll('ul') ?? [])].map((list) => {
    const heading = list.previousElementSibling;
    return {
      title: heading?.tagName === 'H2' ? (heading.textContent ?? undefined) : undefined,
      links: [...list.querySelectorAll('a')].map((link) => ({
        title: link.textContent ?? '',
        path: normalizePath(stripBase(link.pathname, base) ?? link.pathname),
      })),
    };
  });
}
