import config from 'virtual:site-config';
import type { Search, SearchHit } from './createSearch.ts';
import { t } from '../../core/texts/t.ts';

/** Hits below a title; those of a query have none. */
export interface HitGroup {
  title?: string;
  hits: SearchHit[];
}

const STORAGE_KEY = 'docs-search-recent';
const MAX_RECENT = 5;
const MAX_POPULAR = 5;

/** What is offered before anything is typed: what the reader opened last, then the pages of the top navigation and the first others. */
export function startGroups(search: Search): HitGroup[] {
  const known = (addresses: string[]) => addresses.flatMap((to) => search.at(to) ?? []);
  const links = config.nav.flatMap(({ link, items = [] }) => [
    link,
    ...items.map((item) => item.link),
  ]);
  const popular = new Set([...known(links), ...search.pages]);
  const groups = [
    { title: t('recent'), hits: known(readRecent()) },
    { title: t('popular'), hits: [...popular].slice(0, MAX_POPULAR) },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

/** Addresses of the results that the reader has opened, the latest first. */
function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((to) => typeof to === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers an opened result, where the browser lets it. */
export function addRecent(to: string): void {
  const recent = [to, ...readRecent().filter((other) => other !== to)].slice(0, MAX_RECENT);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(recent));
  } catch {
    // Storage may be blocked or full: nothing is remembered then.
  }
}
