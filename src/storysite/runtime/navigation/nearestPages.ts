import config from 'virtual:site-config';
import type { PageLink } from '../../core/Page.ts';
import { pickLocale } from '../../core/locales.ts';
import { decodePath } from '../../core/routes.ts';

const SHOWN_PAGES = 5;
/** Share of its characters in which a path may differ from a page's, to be near it. */
const MAX_DISTANCE = 0.5;
/** Shorter parts occur in too many names. */
const MIN_PART_LENGTH = 3;
/** Number of segments that are compared, from the end of the requested path. */
const MAX_SEGMENTS = 4;

/** The pages whose paths are nearest to an unknown path, nearest first. */
export function nearestPages(path: string, pages: readonly PageLink[]): PageLink[] {
  const longest = Math.max(0, ...pages.map((page) => page.path.length));
  const asked = segments(path)
    .slice(-MAX_SEGMENTS)
    // Longer segments would only take time.
    .map((segment) => segment.slice(0, 2 * longest));
  return pages
    .map((page) => ({ page, distance: nearest(asked, segments(page.path).at(-1) ?? '') }))
    .filter((one) => one.distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SHOWN_PAGES)
    .map(({ page }) => page);
}

/** Loads the document of the reader's address if its language is not that of this document. */
export function openOtherLanguage(path: string): void {
  const lang = pickLocale(config.locales, path)?.lang;
  const isOpen = window.location.pathname.endsWith(path);
  if (isOpen && lang && lang !== config.lang) window.location.reload();
}

/** Penalty of earlier segments: the last one most likely names the page. */
const EARLIER = 0.1;

function nearest(asked: readonly string[], name: string): number {
  const distances = asked.map((segment, at) => {
    const isLast = at === asked.length - 1;
    return distance(segment, name) + (isLast ? 0 : EARLIER);
  });
  return Math.min(1, ...distances);
}

/** A reader who asked for a part of a name, or for more than it, probably meant that name. */
function distance(asked: string, name: string): number {
  const isLong = Math.min(asked.length, name.length) >= MIN_PART_LENGTH;
  const holds = isLong && (name.includes(asked) || asked.includes(name));
  const full = editDistance(asked, name) / Math.max(asked.length, name.length, 1);
  return holds ? full / 2 : full;
}

/** Segments of a path, so that `/Demo/Single.html` and `/demo/single/` match `/demo/single`. */
function segments(path: string): string[] {
  return decodePath(path)
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/[\s_]+/g, '-')
    .split('/')
    .filter(Boolean);
}

/** Fewest insertions, deletions and replacements of characters that turn one text into the other. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
