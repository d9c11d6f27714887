import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SearchNames, SearchPage } from '../../core/SearchPage.ts';
import { excerptOf } from './markMatches.ts';
import {
  isUnspaced,
  joinWord,
  lesserWords,
  nameTerms,
  queryTerms,
  termsOf,
  wordsOf,
} from './searchTerms.ts';

/** A search hit; a `text` is a page or section that matches by its prose. */
export interface SearchHit {
  kind: 'property' | 'page' | 'section' | 'text';
  /** Site path, with the hash: `/#select-props`. */
  to: string;
  name: string;
  /** What it belongs to: a section's page, a page's menu group, a property's component. */
  parent?: string;
  /** A property's type. */
  type?: string;
  /** A property's description, or the place where the text matches. */
  excerpt?: string;
}

/** The best hits of a query, `MAX_HITS` at most, and the terms that are marked in them. */
export interface Found {
  hits: SearchHit[];
  terms: string[];
}

/** The index of a site. */
export interface Search {
  /**
   * The pages, sections and properties that have every word of a query. Asked again once there are texts, it returns the
   * hits of before in their places, and then further ones.
   */
  find(query: string): Found;
  /** Makes the texts of pages searchable, too. */
  addTexts(pages: readonly SearchPage[]): Promise<void>;
  /** What is at an address. */
  at(to: string): SearchHit | undefined;
  /** All pages, in the order of the site. */
  pages: SearchHit[];
}

interface SearchRecord {
  to: string;
  hit: SearchHit;
  name: string;
  parent: string;
  text: string;
  /** The whole name as one word. */
  joined: string;
  /** The terms of its name and of its parent, with a space before each. */
  names: string;
  around: string;
}

/** So many hits are shown at most. */
export const MAX_HITS = 50;
/** Further words of a query are ignored. */
const MAX_WORDS = 16;
const MAX_TERMS = 64;
/** Lengths of words in which a typing error is looked for: it takes memory in the square of the length. */
const FUZZY_LENGTHS = { min: 4, max: 40 };
/** So many records are added at once, between which the page stays responsive. */
const CHUNK_SIZE = 50;

/** Makes the names of pages, sections and properties searchable. */
export function createSearch(names: readonly SearchNames[]): Search {
  const toRecord = createToRecord();
  const records = new Map(names.flatMap(toHits).map((found) => [found.hit.to, toRecord(found)]));
  let index: MiniSearch<SearchRecord> | undefined;
  let last = { query: '', found: NOTHING };

  return {
    find(query) {
      const earlier = last.query === query ? last.found.hits : [];
      last = { query, found: addHits(earlier, findIn(records, index, query)) };
      return last.found;
    },
    async addTexts(pages) {
      for (const found of pages.flatMap(toHits)) {
        const named = records.get(found.hit.to);
        records.set(found.hit.to, named ? { ...named, ...found } : toRecord(found));
      }
      index = await indexRecords([...records.values()]);
    },
    at: (to) => records.get(to)?.hit,
    pages: names.flatMap(({ path }) => records.get(path)?.hit ?? []),
  };
}

const NOTHING: Found = { hits: [], terms: [] };

/** Further hits are below those that a reader has before them. */
function addHits(earlier: SearchHit[], { hits, terms }: Found): Found {
  const listed = new Set(earlier.map(({ to }) => to));
  const further = hits.filter(({ to }) => !listed.has(to));
  return { hits: [...earlier, ...further].slice(0, MAX_HITS), terms };
}

async function indexRecords(records: SearchRecord[]): Promise<MiniSearch<SearchRecord>> {
  const index = new MiniSearch<SearchRecord>({
    idField: 'to',
    fields: ['name', 'parent', 'text'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      // Shorter prefixes match nearly every text.
      prefix: (term) => term.length > 2 || isUnspaced(term),
      boost: { name: 2 },
    },
  });
  await index.addAllAsync(records, { chunkSize: CHUNK_SIZE });
  return index;
}

/** Finds a query in the names, and in the texts once they are indexed. */
function findIn(
  records: ReadonlyMap<string, SearchRecord>,
  index: MiniSearch | undefined,
  query: string,
): Found {
  const rank = (words: string[], results: SearchResult[]): SearchHit[] => {
    const scores = new Map(results.filter(isItself).map(({ id, score }) => [id as string, score]));
    const ranked: { record: SearchRecord; level: number; rank: number }[] = [];
    for (const [to, record] of records) {
      const score = scores.get(to);
      const level = levelOf(record, words) ?? (score === undefined ? undefined : IN_TEXT);
      // The score decides within a level.
      if (level !== undefined) ranked.push({ record, level, rank: level + 1 / (1 + (score ?? 0)) });
    }
    return ranked
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MAX_HITS)
      .map(({ record, level }) => (level === IN_TEXT ? describeText(record, words) : record.hit));
  };

  const search = (words: string[]): Found => {
    const terms = words.flatMap(queryTerms).slice(0, MAX_TERMS);
    return { hits: rank(words, index?.search(all(terms)) ?? []), terms: words };
  };
  /** The same with a typing error in the words; they are ranked as the words that were meant. */
  const searchNear = (words: string[]): Found => {
    const results = index?.search(all(words.map(near))) ?? [];
    const [best] = results;
    const terms = [...new Set(results.flatMap((result) => result.terms))];
    return { hits: best ? rank(best.terms, results) : [], terms };
  };

  const typed = [...new Set(wordsOf(query))].slice(0, MAX_WORDS);
  const words = typed.map(joinWord);
  const parts = [...new Set(typed.flatMap(lesserWords))];
  const exact = () => search(words);
  // The words as they are may be in a text that is not there yet.
  const attempts = index ? [exact, () => search(parts), () => searchNear(words)] : [exact];
  for (const attempt of typed.length > 0 ? attempts : []) {
    const found = attempt();
    if (found.hits.length > 0) return found;
  }
  return NOTHING;
}

/** A page, its properties and its sections, each with its text. */
function toHits({ path, title, group, text = '', sections, properties }: SearchNames) {
  const at = (id: string) => `${path}#${encodeURIComponent(id)}`;
  const page: SearchHit = { kind: 'page', to: path, name: title, parent: group };
  return [
    { hit: page, text },
    ...properties.map(({ id, name, of, type = '', description = '' }) => ({
      hit: { kind: 'property', to: at(id), name, parent: of, type, excerpt: description } as const,
      text: `${description}\n${type}`,
    })),
    ...sections.map(({ id, title: name, text: below = '' }) => ({
      hit: { kind: 'section', to: at(id), name, parent: title } as const,
      text: below,
    })),
  ];
}

function createToRecord() {
  // Most names are those of many records: parents, common properties and sections.
  const termsOfName = remember(nameTerms);
  const wordsAround = remember((parent) => ` ${termsOf(parent).join(' ')}`);
  return ({ hit, text }: { hit: SearchHit; text: string }): SearchRecord => {
    const { to, name, parent = '' } = hit;
    const [joined = '', ...terms] = termsOfName(name);
    const names = ` ${[joined, ...terms].join(' ')}`;
    return { to, hit, text, name, parent, joined, names, around: wordsAround(parent) };
  };
}

/** A function that computes each result once. */
function remember<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const result = known.get(text) ?? compute(text);
    known.set(text, result);
    return result;
  };
}

/** Whether more than what it belongs to was found. */
function isItself({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.some((field) => field !== 'parent'));
}

/** The last level: what is found by its text only. */
const IN_TEXT = 4000;

/**
 * How well a name answers a query, the best being 0: the same, one that starts with it (the shorter the better), one in which words start
 * with all words of it, one that has them anywhere.
 */
function levelOf(
  { joined, names, around, hit }: SearchRecord,
  words: string[],
): number | undefined {
  const whole = words.join('');
  const kind = { property: 0, page: 1, section: 2, text: 3 }[hit.kind];
  if (joined === whole) return kind;
  if (joined.startsWith(whole)) return 10 + Math.min(joined.length, 99) * 10 + kind;
  const has = (start: string) =>
    words.some((word) => names.includes(start + word)) &&
    words.every((word) => names.includes(start + word) || around.includes(` ${word}`));
  if (has(' ')) return 2000 + kind;
  return has('') ? 3000 + kind : undefined;
}

/** Finds what has all words. */
const all = (queries: Query[]): Query => ({ combineWith: 'AND', queries });

/** Finds a word, the words that differ in one letter, and those in which two letters have changed places. */
function near(word: string): Query {
  const { length } = word;
  // A different number is not a typo.
  if (/^v?[\d.]+$/.test(word) || length < FUZZY_LENGTHS.min || length > FUZZY_LENGTHS.max)
    return word;
  const swaps = Array.from(
    { length: length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
  return { combineWith: 'OR', queries: [{ queries: [word], fuzzy: 1 }, ...swaps] };
}

function describeText({ hit, text }: SearchRecord, terms: string[]): SearchHit {
  if (hit.kind === 'property') return hit;
  return { ...hit, kind: 'text', excerpt: excerptOf(text, terms) };
}
