import type { SearchEntry } from './SearchEntry.ts';

/** One page or heading that matches the search text. */
export interface SearchHit {
  /** Site path, with the heading's hash: `/#select-props`. */
  to: string;
  /** The title or heading whose text matches. */
  text: string;
  /** What it belongs to: a heading's page, a page's menu group. */
  parent: string | undefined;
}

/** Finds every page and heading whose text contains the query, in page order. */
export type Search = (query: string) => SearchHit[];

/** Prepares the index for searching: nothing is lower-cased at a keystroke but the query. */
export function createSearch(entries: readonly SearchEntry[]): Search {
  const rows = entries.flatMap(toHits).map((hit) => ({ hit, lower: hit.text.toLowerCase() }));

  return (query) => {
    const needle = normalizeQuery(query);
    if (needle === '') return [];
    return rows.filter(({ lower }) => lower.includes(needle)).map(({ hit }) => hit);
  };
}

/** The part of a query that is looked for: without the space around it, lower-cased. */
export function normalizeQuery(query: string): string {
  return query.trim().toLowerCase();
}

function toHits({ path, title, group, headings }: SearchEntry): SearchHit[] {
  return [
    { to: path, text: title, parent: group },
    ...headings.map(({ id, text }) => ({
      to: `${path}#${encodeURIComponent(id)}`,
      text,
      parent: title,
    })),
  ];
}
