import type { SearchRecord } from './SearchRecord.ts';

/** A word of a query, as the terms of which one has to be there; the first is what was typed. */
export type SearchWord = readonly [string, ...string[]];

/** How well the name of a record answers a query: the smaller, the better. */
const levels = { same: 0, almostSame: 1, word: 2, wordStart: 3, around: 4, inside: 5, none: 6 };
const kinds = { page: 1, section: 2, property: 3 };
const TYPED_PROPERTY = 0;

/**
 * Gives the rank of a record whose name, with what surrounds it, has every word of a query, the best being 0; undefined
 * for any other. Exact names come before starts of words before inner parts, then pages before sections before
 * properties, but a property whose whole name is typed comes first.
 */
export function rankFor(words: readonly SearchWord[]): (record: SearchRecord) => number | undefined {
  const [first] = words;
  const wholes = words.length === 1 && first ? first : [words.map(([typed]) => typed).join('')];
  const forms = words.map((word) => word.map(formsOf));

  return (record) => {
    const level = nameLevel(record, wholes) ?? worstLevel(record, forms);
    if (level === undefined) return undefined;
    const isTyped = record.kind === 'property' && level <= levels.almostSame;
    const kind = isTyped ? TYPED_PROPERTY : kinds[record.kind];
    const isLater = first && record.joined.startsWith(first[0]) ? 0 : 1;
    return (level * 4 + kind) * 2 + isLater;
  };
}

function nameLevel({ joined }: SearchRecord, wholes: readonly string[]): number | undefined {
  if (joined === wholes[0]) return levels.same;
  return wholes.some((whole) => joined === whole || joined === `${whole}s`) ? levels.almostSame : undefined;
}

type Forms = ReturnType<typeof formsOf>;

/** A term as it stands in the names of a record, which are between spaces. */
function formsOf(term: string) {
  return { term, whole: ` ${term} `, plural: ` ${term}s `, start: ` ${term}` };
}

/** Level of the worst word; undefined where a word is missing, or only what surrounds the record has them. */
function worstLevel(record: SearchRecord, words: readonly Forms[][]): number | undefined {
  let worst = 0;
  let isNamed = false;
  for (const word of words) {
    let best = levels.none;
    for (const forms of word) best = Math.min(best, wordLevel(record, forms));
    if (best === levels.none) return undefined;
    isNamed ||= best !== levels.around;
    worst = Math.max(worst, best);
  }
  return isNamed ? worst : undefined;
}

function wordLevel({ names, around }: SearchRecord, { term, whole, plural, start }: Forms): number {
  const isInside = names.includes(term);
  if (isInside && (names.includes(whole) || names.includes(plural))) return levels.word;
  if (isInside && names.includes(start)) return levels.wordStart;
  if (around.includes(start)) return levels.around;
  return isInside ? levels.inside : levels.none;
}
