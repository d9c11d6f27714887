/** A piece of a text; `match` when it is what was searched for. */
export interface TextPart {
  text: string;
  match: boolean;
}

const EXCERPT_CHARACTERS = 140;
/** How much of a long line precedes the first match. */
const BEFORE_MATCH = 40;

/** Cuts a text into parts at every occurrence of the terms: at the starts of words or, where there is none, anywhere. */
export function markMatches(text: string, terms: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  const push = (to: number, match: boolean) => {
    if (done < to) parts.push({ text: text.slice(done, to), match });
    done = to;
  };
  for (const { index, 0: match } of findMatches(text, terms)) {
    push(index, false);
    push(index + match.length, true);
  }
  push(text.length, false);
  return parts;
}

/** The line of a text that has most of the terms, cut around the first of them where it is long. */
export function excerptOf(text: string, terms: readonly string[]): string {
  const counted = text.split('\n').map((line) => ({ line, matches: findMatches(line, terms) }));
  const variety = ({ matches }: (typeof counted)[number]) =>
    new Set(matches.map(([match]) => match.toLowerCase())).size;
  const best = counted.reduce((a, b) => (variety(b) > variety(a) ? b : a));
  const { line, matches } = best;
  const first = matches[0]?.index ?? 0;
  const start =
    first < EXCERPT_CHARACTERS - BEFORE_MATCH ? 0 : line.indexOf(' ', first - BEFORE_MATCH) + 1;
  const end =
    start + EXCERPT_CHARACTERS < line.length
      ? line.lastIndexOf(' ', start + EXCERPT_CHARACTERS)
      : line.length;
  return `${start > 0 ? '… ' : ''}${line.slice(start, Math.max(end, first))}${end < line.length ? ' …' : ''}`;
}

function findMatches(text: string, terms: readonly string[]): RegExpExecArray[] {
  if (terms.length === 0) return [];
  // The longest first: of `tag` and `tags` the longer one is marked.
  const pattern = [...terms]
    .sort((a, b) => b.length - a.length)
    .map((term) => [...term].map((letter) => letter.replace(/[$]/, '\\$&')).join("[-_.'’]?"))
    .join('|');
  const find = (start: string) => [...text.matchAll(new RegExp(`${start}(?:${pattern})`, 'giu'))];
  const atStarts = find('(?<![\\p{L}\\p{N}])');
  return atStarts.length > 0 ? atStarts : find('');
}
