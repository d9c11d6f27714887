import { createSearch } from '../../src/layout/SearchBox/createSearch.ts';
import type { SearchEntry } from '../../src/layout/SearchBox/SearchEntry.ts';
import { type Spread, spreadOf } from './summarize.ts';

/** How long the search of one keystroke takes, and a bare lower-case `includes` over the same texts; in milliseconds. */
export interface SearchTimes {
  texts: number;
  search: Spread;
  bare: Spread;
}

const PAGES = 100;
const HEADINGS_PER_PAGE = 100;
const RUNS = 60;
const WARM_UP_RUNS = 20;

/** What a reader types on the way to one heading, and something that is nowhere. */
const QUERIES = ['p', 'pl', 'pla', 'placeholder', 'PLACEHOLDER 77', 'no such heading'];

/** Measures a keystroke over 10,000 headings, or over the index of a built site. */
export function measureSearch(entries: SearchEntry[] = inventPages()): SearchTimes {
  const search = createSearch(entries);
  const texts = entries.flatMap(({ title, headings }) => [title, ...headings.map((h) => h.text)]);
  const bare = (query: string) =>
    texts.filter((text) => text.toLowerCase().includes(query.toLowerCase()));
  const times = { search: [] as number[], bare: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const query of QUERIES) {
      const searchTime = timeOf(() => search(query));
      const bareTime = timeOf(() => bare(query));
      if (run < WARM_UP_RUNS) continue;
      times.search.push(searchTime);
      times.bare.push(bareTime);
    }
  }
  const none: Spread = { median: 0, lower: 0, upper: 0 };
  return {
    texts: texts.length,
    search: spreadOf(times.search) ?? none,
    bare: spreadOf(times.bare) ?? none,
  };
}

/** Keeps results in sight, so that no engine leaves out work whose result nobody reads. */
let seen = 0;

function timeOf(work: () => unknown[]): number {
  const start = performance.now();
  seen += work().length;
  return performance.now() - start;
}

function inventPages(): SearchEntry[] {
  const words = ['Placeholder', 'options', 'Drop-down', 'value', 'search', 'tags', 'animation'];
  return Array.from({ length: PAGES }, (_, page) => ({
    path: `/demo/page-${page}`,
    title: `page ${page}`,
    group: 'Demo',
    headings: Array.from({ length: HEADINGS_PER_PAGE }, (_, index) => ({
      id: `heading-${index}`,
      text: `${words[index % words.length]} ${index} of page ${page}`,
    })),
  }));
}
