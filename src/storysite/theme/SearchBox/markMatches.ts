import { fold, isUnspaced } from './searchTerms.ts';

/** A piece of a text; `match` marks an occurrence of a term. */
export interface TextPart {
  text: string;
  match: boolean;
}

const EXCERPT_CHARACTERS = 140;
/** How much of a long line precedes the first match. */
const BEFORE_MATCH = 40;

/** Splits a text at every occurrence of the terms: at the starts of words or, if there are none, anywhere. */
export function markMatches(text: string, terms: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  const push = (to: number, match: boolean) => {
    if (done < to) parts.push({ text: text.slice(done, to), match });
    done = Math.max(done, to);
  };
  for (const { start, end } of findMatches(text, terms)) {
    push(start, false);
    push(end, true);
  }
  push(text.length, false);
  return parts;
}

/** The line with most of the terms; a long one is cut around the first match. */
export function excerptOf(text: string, terms: readonly string[]): string {
  const counted = text.split('\n').map((line) => ({ line, matches: findMatches(line, terms) }));
  const variety = ({ matches }: (typeof counted)[number]) =>
    new Set(matches.map(({ term }) => term)).size;
  const best = counted.reduce((a, b) => (variety(b) > variety(a) ? b : a));
  const { line, matches } = best;
  const { start: first, end: last } = matches[0] ?? { start: 0, end: 0 };
  const start = first < EXCERPT_CHARACTERS - BEFORE_MATCH ? 0 : cutBefore(line, first);
  const end = cutAfter(line, start + EXCERPT_CHARACTERS, last);
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
}

/** Start of the excerpt before a match: at a word, unless there is no space nearby. */
function cutBefore(line: string, match: number): number {
  const blank = line.indexOf(' ', match - BEFORE_MATCH);
  return blank < 0 || blank >= match ? wholeLetter(line, match - BEFORE_MATCH) : blank + 1;
}

/** End of an excerpt: after a word, unless there is no space behind the match. */
function cutAfter(line: string, at: number, match: number): number {
  if (at >= line.length) return line.length;
  const blank = line.lastIndexOf(' ', at);
  return blank < match ? Math.max(match, wholeLetter(line, at)) : blank;
}

/** The nearest earlier offset that is between two characters, not within one. */
function wholeLetter(line: string, at: number): number {
  let place = at;
  while (place > 0 && /^[\p{M}\u200d\udc00-\udfff]/u.test(line.slice(place))) place--;
  return /[\ud800-\udbff]/.test(line.charAt(place - 1)) ? place - 1 : place;
}

interface TextMatch {
  start: number;
  end: number;
  /** The matched text in the form that is compared. */
  term: string;
}

function findMatches(text: string, terms: readonly string[]): TextMatch[] {
  if (terms.length === 0) return [];
  const { folded, places } = foldPlaces(text);
  // The longest first, so that `tags` is marked rather than `tag`.
  const sorted = [...terms].sort((a, b) => b.length - a.length);
  const find = (pattern: string) =>
    [...folded.matchAll(new RegExp(pattern, 'gu'))].map(({ 0: term, index }) => ({
      start: places?.[index]?.start ?? index,
      end: places?.[index + term.length - 1]?.end ?? index + term.length,
      term,
    }));
  const atStarts = find(sorted.map((term) => startOf(term) + patternOf(term)).join('|'));
  return atStarts.length > 0 ? atStarts : find(sorted.map(patternOf).join('|'));
}

/** Start of a word: not after a letter or digit; in scripts without spaces, anywhere. */
const startOf = (term: string) => (isUnspaced(term) ? '' : '(?<![\\p{L}\\p{N}])');

/** Finds a term with joints between its letters. */
const patternOf = (term: string) =>
  [...term].map((letter) => letter.replace(/[$+.]/, '\\$&')).join("[-_.'’/]?");

interface FoldedText {
  folded: string;
  /** Positions in the text of each character of `folded`; undefined if they are the same. */
  places?: { start: number; end: number }[];
}

function foldPlaces(text: string): FoldedText {
  const whole = fold(text);
  if (/^[ -~]*$/.test(text)) return { folded: whole };
  const places: { start: number; end: number }[] = [];
  let folded = '';
  for (const { 0: letter, index } of text.matchAll(/.\p{M}*/gsu)) {
    const part = fold(letter);
    folded += part;
    for (let at = 0; at < part.length; at++) {
      places.push({ start: index, end: index + letter.length });
    }
  }
  return { folded, places };
}
