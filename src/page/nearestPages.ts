import { editDistance } from './editDistance.ts';
import type { PageLink } from './Page.ts';

const SHOWN_PAGES = 5;
/** So many segments of the asked path are looked at, from its end. */
const MAX_SEGMENTS = 4;

/** The pages whose paths are nearest to one that does not exist, nearest first. */
export function nearestPages(
  path: string,
  pages: readonly PageLink[],
  count = SHOWN_PAGES,
): PageLink[] {
  const longest = Math.max(0, ...pages.map((page) => page.path.length));
  const asked = segments(path)
    .slice(-MAX_SEGMENTS)
    // What goes on longer than any path tells nothing, and the cost grows with it.
    .map((segment) => segment.slice(0, 2 * longest));
  return pages
    .map((page) => ({ page, distance: nearest(asked, segments(page.path).at(-1) ?? '') }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ page }) => page);
}

function nearest(asked: readonly string[], name: string): number {
  return Math.min(1, ...asked.map((segment) => distance(segment, name)));
}

/** Who asked for a part of a name, or for more than a name, meant that name. */
function distance(asked: string, name: string): number {
  const holds = asked !== '' && name !== '' && (name.includes(asked) || asked.includes(name));
  const full = editDistance(asked, name) / Math.max(asked.length, name.length, 1);
  return holds ? full / 2 : full;
}

/** `/Demo/Single.html` and `/demo/single/` are near to `/demo/single`. */
function segments(path: string): string[] {
  return decode(path)
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/[\s_]+/g, '-')
    .split('/')
    .filter(Boolean);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
