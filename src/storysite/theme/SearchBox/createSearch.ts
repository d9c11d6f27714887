import MiniSearch, { type Query } from 'minisearch';
import type { SearchPage } from '../../shared/SearchIndex.ts';
import { excerptOf } from './markMatches.ts';
import { rankFor, type SearchWord } from './rankOf.ts';
import { type SearchRecord, toRecords } from './SearchRecord.ts';
import { joinWord, splitWord, termsOf, wordsOf } from './searchTerms.ts';

/** Something that the search has found. */
export interface SearchHit extends Pick<SearchRecord, 'to' | 'name' | 'parent' | 'type'> {
  kind: SearchRecord['kind'] | 'text';
  /** A property's description, or the place where the text matches. */
  excerpt?: string;
}

/** The best hits of a query, `MAX_HITS` at most, and the terms that are marked in them. */
export interface Found {
  hits: SearchHit[];
  terms: string[];
}

/** An index of pages that can grow. */
export interface Search {
  add(pages: readonly SearchPage[]): Promise<void>;
  /** The pages, sections and properties that have every word of a query. */
  find(query: string): Found;
  /** What is at an address. */
  at(to: string): SearchHit | undefined;
  /** The first pages. */
  firstPages(count: number): SearchHit[];
}

/** So many hits are shown at most. */
export const MAX_HITS = 50;
/** Further words of a query say nothing more. */
const MAX_WORDS = 16;
/** The search for what a long word might mean takes memory in the square of its length. */
const FUZZY_LENGTHS = { min: 4, max: 40 };
/** So many terms are tried in the place of a word that is not found. */
const MAX_CORRECTIONS = 8;
/** So many records are scored for their text, the first ones of the site. */
const MAX_SCORED = 1000;
/** So many records are added at once, between which the page stays responsive. */
const CHUNK_SIZE = 50;

/** Creates an empty index. */
export function createSearch(): Search {
  const records: SearchRecord[] = [];
  const index = new MiniSearch<SearchRecord>({
    fields: ['name', 'text'],
    tokenize: memoized(termsOf),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: { name: 2 } },
  });

  /** Calls `visit` for each place where one of the terms is found; takes the record only where it returns true. */
  const search = (query: Query, visit: (record: SearchRecord, term: string) => boolean, options = {}) =>
    index.search(query, {
      ...options,
      boostDocument: (id, term) => Number(visit(records[Number(id)] as SearchRecord, term)),
    });

  /** Records whose names have each word, best first. */
  const listNamed = (words: SearchWord[]): SearchRecord[] => {
    const rankOf = rankFor(words);
    const keys: number[] = [];
    for (const record of records) {
      const rank = rankOf(record);
      // Rank and place in one number: a list of numbers is sorted in a fraction of the time.
      if (rank !== undefined) keys.push(rank * records.length + record.id);
    }
    return [...Float64Array.from(keys).sort()].map((key) => records[key % records.length] as SearchRecord);
  };

  /** Records that have each word in their text or name, best first. */
  const listTexts = (words: SearchWord[]): SearchRecord[] => {
    const queries = words.map(toQuery).map((query) => {
      let places = 0;
      search(query, () => Boolean((places += 1)) && false);
      return { query, places };
    });
    let scores: Map<SearchRecord, number> | undefined;
    // The rarest word first: only what has it is looked at again.
    for (const { query } of queries.sort((a, b) => a.places - b.places)) {
      const before = scores;
      let room = MAX_SCORED;
      const results = search(query, (record) => (before ? before.has(record) : (room -= 1) >= 0));
      scores = new Map(
        results.map(({ id, score }) => {
          const record = records[Number(id)] as SearchRecord;
          return [record, score + (before?.get(record) ?? 0)];
        }),
      );
    }
    return [...(scores ?? [])].sort(([, a], [, b]) => b - a).map(([record]) => record);
  };

  const findHits = (words: SearchWord[]): SearchHit[] => {
    const named = listNamed(words);
    const hits = named.slice(0, MAX_HITS).map(describe);
    if (hits.length === MAX_HITS) return hits;
    const isNamed = new Set(named);
    const terms = words.flat();
    const others = listTexts(words).filter((record) => !isNamed.has(record));
    return [...hits, ...others.slice(0, MAX_HITS - hits.length).map((record) => describeText(record, terms))];
  };

  /** The terms that a word with one typing error may stand for; the word itself where it is found. */
  const correct = (word: string): SearchWord => {
    const { length } = word;
    if (length < FUZZY_LENGTHS.min || length > FUZZY_LENGTHS.max) return [word];
    const near = new Set<string>();
    const note = (_: SearchRecord, term: string) => !near.add(term);
    search(toQuery(withSingular(word)), note);
    if (near.size > 0) return withSingular(word);
    search({ combineWith: 'OR', queries: [word, ...listSwaps(word)] }, note, {
      fuzzy: (term: string) => (term === word ? 1 : false),
    });
    return [word, ...[...near].slice(0, MAX_CORRECTIONS)];
  };

  return {
    async add(pages) {
      const start = records.length;
      for (const page of pages) records.push(...toRecords(page, records.length));
      await index.addAllAsync(records.slice(start), { chunkSize: CHUNK_SIZE });
    },
    find(query) {
      for (const attempt of listAttempts(query, correct)) {
        const words = attempt();
        const hits = words.length > 0 ? findHits(words) : [];
        if (hits.length > 0) return { hits, terms: words.flat() };
      }
      return { hits: [], terms: [] };
    },
    at(to) {
      const record = records.find((candidate) => candidate.to === to);
      return record && describe(record);
    },
    firstPages: (count) =>
      records
        .filter(({ kind }) => kind === 'page')
        .slice(0, count)
        .map(describe),
  };
}

/** Remembers the results of a function of a text: most words of a site are in it many times. */
function memoized(split: (word: string) => string[]): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) =>
    wordsOf(text).flatMap((word) => {
      const terms = known.get(word) ?? split(word);
      known.set(word, terms);
      return terms;
    });
}

/** Finds the terms of a word, and those that start with what was typed. */
function toQuery(word: SearchWord): Query {
  const [typed] = word;
  return { combineWith: 'OR', queries: [...word], prefix: (term) => term === typed };
}

/** What is looked for until something is found: the words as typed, the parts of compounds, both without typing errors. */
function listAttempts(query: string, correct: (word: string) => SearchWord): (() => SearchWord[])[] {
  const written = [...new Set(wordsOf(query))].slice(0, MAX_WORDS);
  const words = [...new Set(written.map(joinWord))];
  const parts = [...new Set(written.flatMap(splitWord))];
  const readings = parts.length > words.length ? [words, parts] : [words];
  return [withSingular, correct].flatMap((toWord) =>
    readings.map((reading) => () => reading.map(toWord)),
  );
}

function withSingular(word: string): SearchWord {
  return word.length > 3 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
}

/** The word with each pair of neighbouring letters swapped: the commonest typing error. */
function listSwaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

function describe({ kind, to, name, parent, type, text }: SearchRecord): SearchHit {
  if (kind !== 'property') return { kind, to, name, parent };
  const [excerpt] = text.split('\n');
  return { kind, to, name, parent, type, excerpt };
}

function describeText(record: SearchRecord, terms: string[]): SearchHit {
  if (record.kind === 'property') return describe(record);
  return { ...describe(record), kind: 'text', excerpt: excerptOf(record.text, terms) };
}
