import { sanitize } from 'storybook/internal/csf';
import { SiteError } from '../SiteError.ts';
import type { Locale, RouteEntry, SiteConfig } from '../config/SiteConfig.ts';

/** Where an entry is on the site. */
export interface EntryPaths {
  path: string;
  /** Further paths that show the same. */
  aliases: string[];
}

/**
 * The path of an entry, and its aliases; by default one that is made of its title or, for a story, of its id. Of several
 * docs pages with one title, all but the main one have their name at the end of the path.
 */
export function routeOf(
  entry: RouteEntry,
  { routes, locales }: SiteConfig,
  isMain = true,
): EntryPaths {
  const route = routes?.(entry) || defaultPath(entry, locales, isMain);
  return typeof route === 'string' ? { path: route, aliases: [] } : { aliases: [], ...route };
}

function defaultPath(
  { type, id, title, name }: RouteEntry,
  locales: Locale[],
  isMain: boolean,
): string {
  if (type === 'story') return `/~stories/${id}`;
  const isPrefix = (part: string) => locales.some(({ prefix }) => prefix === part);
  const parts = isMain ? title.split('/') : [...title.split('/'), name];
  return `/${parts
    .map((part, index) => (index === 0 && isPrefix(part) ? part : sanitize(part)))
    .join('/')}`;
}

/** An entry with its path, as far as it is named in errors. */
interface Placed {
  path: string;
  file: string;
}

/** Throws where two entries have one path, since one of them could not be opened. */
export function checkPaths(entries: readonly Placed[]): void {
  const byPath = new Map<string, Placed>();
  for (const entry of entries) {
    const other = byPath.get(entry.path);
    if (other) {
      const files = [...new Set([other.file, entry.file])].join(' and ');
      throw new SiteError(
        `Two entries of Storybook's index have the path ${entry.path}, so one of them could not be opened: ${files}.`,
        'Give one of them another title, or another path with "routes" in .storybook/site.config.ts.',
      );
    }
    byPath.set(entry.path, entry);
  }
}
