import type { SearchResult } from 'minisearch';

/** A search hit; a `text` is a page or section that matches by its prose. */
export interface SearchHit {
  kind: 'property' | 'page' | 'section' | 'text';
  /** Site path, with the hash: `/#select-props`. */
  to: string;
  name: string;
  /** Its parent: a section's page, a page's menu group, a property's component. */
  parent?: string;
  /** A property's type. */
  type?: string;
  /** A property's description, or the place where the text matches. */
  excerpt?: string;
}

/** A hit with the texts that its rank depends on. */
export interface Ranked {
  hit: SearchHit;
  /** The whole name as one word. */
  joined: string;
  /** The terms of its name and of its parent, with a space before each. */
  names: string;
  around: string;
  /** Its keywords, each as one word, and their terms. */
  keywords: readonly string[];
  keywordTerms: string;
  /** Whether it is on the home page, which touches on everything. */
  isHome: boolean;
}

/** Found in the text of a property, in the text of a page or section, or only in code. */
const IN_TEXT = { property: 4000, other: 4010, code: 4020 };

/**
 * Ranks a hit, the best being 0: the same name; the same keyword; a name that starts with the query (the shorter the
 * better); a keyword that starts with it; a name in which words start with all words of the query, then keywords
 * likewise, then a name that contains them anywhere; a text. Undefined if it does not match.
 * `wholes` are the query as one word, with and without fillers.
 */
export function levelOf(
  record: Ranked,
  words: string[],
  wholes: readonly string[],
  result?: SearchResult,
): number | undefined {
  const level = nameLevelOf(record, words, wholes) ?? textLevelOf(record, words, result);
  if (level === undefined || !record.isHome) return level;
  return level + (record.hit.kind === 'page' ? 5 : HOME_PENALTY);
}

/** Puts sections of the home page, such as those of a README, last: other pages cover the same topics in full. */
const HOME_PENALTY = 10_000;

function nameLevelOf(record: Ranked, words: string[], wholes: readonly string[]) {
  const { joined, names, around, keywords, keywordTerms, hit } = record;
  const kind = { property: 0, page: 1, section: 2, text: 3 }[hit.kind];
  // A match with fillers beats one without them: "Style it" is not the property `style`.
  if (wholes.includes(joined)) return kind / 4 + (joined === wholes[0] ? 0 : 4);
  if (keywords.some((keyword) => wholes.includes(keyword))) return 6 + kind / 4;
  const starts = (name: string) => wholes.some((whole) => name.startsWith(whole));
  if (starts(joined)) return 20 + Math.min(joined.length, 99) * 10 + kind;
  if (words.join('').length > 2 && keywords.some(starts)) return 1900 + kind;
  const has = (own: string, start: string) =>
    words.some((word) => own.includes(start + word)) &&
    words.every((word) => own.includes(start + word) || around.includes(` ${word}`));
  if (has(names, ' ')) return 2000 + kind;
  if (keywordTerms && has(names + keywordTerms, ' ')) return 2500 + kind;
  return has(names, '') ? 3000 + kind : undefined;
}

function textLevelOf({ hit }: Ranked, words: string[], result?: SearchResult) {
  const found = Object.values(result?.match ?? {});
  // It matches in more than its parent's name.
  const isItself = found.some((fields) => fields.some((field) => field !== 'parent'));
  if (!isItself) return undefined;
  if (hit.kind === 'property') return IN_TEXT.property;
  const inCode = found.filter((fields) => fields.every((field) => field === 'code')).length;
  return inCode > 0 && found.length - inCode < words.length ? IN_TEXT.code : IN_TEXT.other;
}

/** Whether something was found by its text only. */
export const isText = (level: number) => level >= IN_TEXT.property;
