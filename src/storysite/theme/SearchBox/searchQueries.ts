import type { Query } from 'minisearch';

/** Lengths of words that may have a typo: shorter words resemble too many others, longer ones take too much memory. */
const FUZZY_LENGTHS = { min: 6, max: 40 };

/** Matches records that have all words. */
export const all = (queries: Query[]): Query => ({ combineWith: 'AND', queries });

/** Matches a word, words that differ in one letter, and words in which two letters have changed places. */
export function near(word: string): Query {
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

/** Words of a question that are not about its topic. */
const FILLERS = new Set(
  'a an and are as at be by can do does for from how i in into is it my of on or our should that the their there this to use using want what when where which why with without you your'.split(
    ' ',
  ),
);

/** The words of a query without fillers; if it has no others, all of them. */
export function withoutFillers(words: readonly string[]): string[] {
  const said = words.filter((word) => !FILLERS.has(word));
  return said.length > 0 ? said : [...words];
}

const ENDING = /(?:ations?|ating|ations?|ions?|ings?|ers?|ed|es|s|e)$/;
const MIN_STEM = 4;

/** The stem of an English word, common to its forms: `styl` for `styling` and `styles`; short words stay. */
export function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  if (stem.length < MIN_STEM || !/^[a-z]+$/.test(word)) return word;
  // `dropping` becomes `drop`.
  return stem.replace(/([b-df-hj-km-np-tv-z])\1$/, '$1');
}
