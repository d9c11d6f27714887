import type { SearchEntry } from './SearchEntry.ts';
import type { SearchHit } from './SearchHit.ts';

/** Finds every page and heading whose text contains the query, in page order. */
export type Search = (query: string) => SearchHit[];

/**
 * Prepares the index for searching. All texts stand lower-cased in one string, a line each:
 * one scan of it costs less than an `includes` for each text, and nothing is lower-cased at a keystroke but the query.
 */
export function createSearch(entries: readonly SearchEntry[]): Search {
  const rows = entries.flatMap(toRows);
  const lines = rows.map(({ text }) => text.replaceAll('\n', ' ').toLowerCase());
  const haystack = lines.join('\n');
  const ends = lineEnds(lines);

  return (query) => {
    const needle = normalizeQuery(query);
    // A line break would match across lines.
    if (needle === '' || needle.includes('\n')) return [];
    const hits: SearchHit[] = [];
    let row = 0;
    let at = haystack.indexOf(needle);
    while (at !== -1) {
      while ((ends[row] ?? Infinity) <= at) row += 1;
      const hit = rows[row];
      const end = ends[row];
      if (hit === undefined || end === undefined) break;
      hits.push(hit);
      at = haystack.indexOf(needle, end);
    }
    return hits;
  };
}

/** The part of a query that is looked for: without the space around it, lower-cased. */
export function normalizeQuery(query: string): string {
  return query.trim().toLowerCase();
}

function toRows({ path, title, group, headings }: SearchEntry): SearchHit[] {
  return [
    { to: path, text: title, parent: group },
    ...headings.map(({ id, text }) => ({
      to: `${path}#${encodeURIComponent(id)}`,
      text,
      parent: title,
    })),
  ];
}

/** Where each line ends in the joined text, its line break included. */
function lineEnds(lines: readonly string[]): number[] {
  let end = 0;
  return lines.map((line) => (end += line.length + 1));
}
