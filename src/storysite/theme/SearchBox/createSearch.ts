import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchNames, SearchPage } from '../../core/SearchPage.ts';
import { excerptOf } from './markMatches.ts';
import { isText, levelOf, type Ranked, type SearchHit } from './rankHit.ts';
import { all, near, stemOf, withoutFillers } from './searchQueries.ts';
import {
  isUnspaced,
  joinWord,
  lesserWords,
  nameTerms,
  queryTerms,
  termsOf,
  wordsOf,
} from './searchTerms.ts';

/** The best hits of a query, `MAX_HITS` at most, and the terms that are marked in them. */
export interface Found {
  hits: SearchHit[];
  terms: string[];
}

/** The index of a site. */
export interface Search {
  /**
   * The pages, sections and properties that have every word of a query. Called again once texts are indexed, it keeps
   * the earlier hits in place and adds further ones.
   */
  find(query: string): Found;
  /** Makes the texts of pages searchable, too. */
  addTexts(pages: readonly SearchPage[]): Promise<void>;
  /** The page, section or property at an address. */
  at(to: string): SearchHit | undefined;
  /** All pages, in the order of the site. */
  pages: SearchHit[];
}

interface SearchRecord extends Ranked {
  to: string;
  name: string;
  parent: string;
  text: string;
  code: string;
  /** The keywords as shown to the reader. */
  shownKeywords: string;
}

/** Maximum number of hits. */
export const MAX_HITS = 50;
/** Further words of a query are ignored. */
const MAX_WORDS = 16;
const MAX_TERMS = 64;
/** In a longer query, words are not left out in turn, since each takes a search of its own. */
const MAX_TRIED = 8;
/** Number of records that are added at once; the page stays responsive between the chunks. */
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
        const { hit, text, code = '' } = found;
        records.set(hit.to, named ? { ...named, hit, text, code } : toRecord(found));
      }
      index = await indexRecords([...records.values()]);
    },
    at: (to) => records.get(to)?.hit,
    pages: names.flatMap(({ path }) => records.get(path)?.hit ?? []),
  };
}

const NOTHING: Found = { hits: [], terms: [] };

/** Adds further hits below those that the reader already sees. */
function addHits(earlier: SearchHit[], { hits, terms }: Found): Found {
  const listed = new Set(earlier.map(({ to }) => to));
  const further = hits.filter(({ to }) => !listed.has(to));
  return { hits: [...earlier, ...further].slice(0, MAX_HITS), terms };
}

async function indexRecords(records: SearchRecord[]): Promise<MiniSearch<SearchRecord>> {
  const index = new MiniSearch<SearchRecord>({
    idField: 'to',
    fields: ['name', 'parent', 'shownKeywords', 'text', 'code'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      // Shorter prefixes match nearly every text.
      prefix: (term) => term.length > 2 || isUnspaced(term),
      boost: { name: 2, shownKeywords: 2, code: 0.3 },
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
  const typed = [...new Set(wordsOf(query))].slice(0, MAX_WORDS);
  const asked = typed.map(joinWord);
  const rank = (words: string[], results: SearchResult[]): SearchHit[] => {
    const wholes = [asked.join(''), words.join('')];
    const found = new Map(results.map((result) => [result.id as string, result]));
    const ranked: { record: SearchRecord; level: number; rank: number }[] = [];
    for (const [to, record] of records) {
      const level = levelOf(record, words, wholes, found.get(to));
      // The score decides within a level.
      const rank = (level ?? 0) + 1 / (1 + (found.get(to)?.score ?? 0));
      if (level !== undefined) ranked.push({ record, level, rank });
    }
    return ranked
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MAX_HITS)
      .map(({ record, level }) => describe(record, words, isText(level)));
  };

  const search = (words: string[]): Found => {
    const terms = words.flatMap(queryTerms).slice(0, MAX_TERMS);
    return { hits: rank(words, index?.search(all(terms)) ?? []), terms: words };
  };
  /** The same with typos in the words; hits are ranked by the words that were meant. */
  const searchNear = (words: string[]): Found => {
    const results = index?.search(all(words.map(near))) ?? [];
    const [best] = results;
    const terms = [...new Set(results.flatMap((result) => result.terms))];
    return { hits: best ? rank(best.terms, results) : [], terms };
  };

  /** Searches without a word that prevents hits: without all unknown words, else without each word in turn. */
  const searchMost = (words: string[]): Found => {
    if (words.length < 2 || words.length > MAX_TRIED) return NOTHING;
    const known = words.filter((word) => search([word]).hits.length > 0);
    const fewer = known.map((word) => known.filter((other) => other !== word));
    const parts = [known, ...fewer].filter(({ length }) => length > 0 && length < words.length);
    return parts.map(search).find(({ hits }) => hits.length > 0) ?? NOTHING;
  };

  const words = withoutFillers(asked);
  const parts = [...new Set(typed.flatMap(lesserWords))];
  const exact = () => search(words);
  const others = [
    () => search(parts),
    () => search([...new Set(words.map(stemOf))]),
    () => searchNear(words),
    () => searchMost(words),
  ];
  // The exact words may be in a text that is not loaded yet.
  const attempts = index ? [exact, ...others] : [exact];
  for (const attempt of typed.length > 0 ? attempts : []) {
    const found = attempt();
    if (found.hits.length > 0) return found;
  }
  return NOTHING;
}

/** A hit and its searchable texts. */
interface Findable {
  hit: SearchHit;
  text: string;
  code?: string;
  keywords?: string[];
  isHome?: boolean;
}

/** A page, its properties and its sections, each with its text. */
function toHits({ path, title, group, text = '', code, ...rest }: SearchNames): Findable[] {
  const { keywords, isHome, sections, properties } = rest;
  const at = (id: string) => `${path}#${encodeURIComponent(id)}`;
  const page: SearchHit = { kind: 'page', to: path, name: title, parent: group };
  return [
    { hit: page, text, code, keywords, isHome },
    ...properties.map(({ id, name, of, type = '', description = '' }) => ({
      hit: { kind: 'property', to: at(id), name, parent: of, type, excerpt: description } as const,
      text: `${description}\n${type}`,
      isHome,
    })),
    ...sections.map(({ id, title: name, text: below = '', code: codeBelow, keywords: own }) => ({
      keywords: own,
      hit: { kind: 'section', to: at(id), name, parent: title } as const,
      text: below,
      code: codeBelow,
      isHome,
    })),
  ];
}

function createToRecord() {
  // Most names occur in many records: parents, common properties and sections.
  const termsOfName = remember(nameTerms);
  const wordsAround = remember((parent) => ` ${termsOf(parent).join(' ')}`);
  return ({ hit, text, code = '', keywords = [], isHome = false }: Findable): SearchRecord => {
    const { to, name, parent = '' } = hit;
    const [joined = '', ...terms] = termsOfName(name);
    return {
      to,
      hit,
      text,
      code,
      name,
      parent,
      joined,
      isHome,
      names: ` ${[joined, ...terms].join(' ')}`,
      around: wordsAround(parent),
      keywords: keywords.map((keyword) => nameTerms(keyword)[0] ?? ''),
      keywordTerms: keywords.map((keyword) => ` ${nameTerms(keyword).join(' ')}`).join(''),
      shownKeywords: keywords.join(', '),
    };
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

/** A hit with the reason why it was found: its keywords, or the match in its text or code. */
function describe(
  { hit, names, text, code, shownKeywords }: SearchRecord,
  words: string[],
  isInText: boolean,
): SearchHit {
  if (hit.kind === 'property') return hit;
  const isNamed = words.some((word) => names.includes(word));
  if (!isInText) {
    const isFound = (keyword: string) => words.some((word) => keyword.toLowerCase().includes(word));
    const found = shownKeywords.split(', ').filter(isFound);
    return isNamed || !shownKeywords ? hit : { ...hit, excerpt: found.join(', ') || shownKeywords };
  }
  const excerpt = excerptOf(`${text}\n${shownKeywords}\n${code}`, words);
  return { ...hit, kind: 'text', excerpt };
}
