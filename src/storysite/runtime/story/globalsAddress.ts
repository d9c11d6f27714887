import { parseWord, placeValue, printPair, readDate, readPair } from '../../csf/addressPairs.ts';
import type { Globals } from '../../csf/types.ts';

const PARAM = 'globals';

/**
 * The globals of an address, in Storybook's syntax: `?globals=theme:dark;backgrounds.value:!hex(333)`. Names that the project does not declare
 * are left out, and so are values such as `constructor`, which decorators would find in any table of theirs.
 */
export function readGlobals(search: string, declared: readonly string[]): Globals {
  const pairs = new URLSearchParams(search).get(PARAM)?.split(';') ?? [];
  const globals: Globals = {};
  for (const pair of pairs) {
    const { places, word = '' } = readPair(pair) ?? {};
    if (!places || !declared.includes(places[0]) || word in {}) continue;
    placeValue(globals, places, parseValue(word));
  }
  return globals;
}

function parseValue(word: string): unknown {
  if (word === '!undefined') return undefined;
  const date = readDate(word);
  return date === undefined ? parseWord(word) : new Date(date);
}

/** The query of an address with these globals, and without those it had. */
export function writeGlobals(search: string, globals: Globals): string {
  const query = new URLSearchParams(search);
  query.delete(PARAM);
  const rest = query.toString();
  const pairs = Object.entries(globals).flatMap(([name, value]) =>
    value === undefined
      ? [[name, '!undefined'] satisfies [string, string]]
      : printPair(name, value),
  );
  const text = pairs.map(
    ([name, word]) =>
      `${name.replace(/[^\w.[\]-]/g, encodeURIComponent)}:${encodeURIComponent(word)}`,
  );
  const own = text.length > 0 ? `${PARAM}=${text.join(';')}` : '';
  const all = [rest, own].filter(Boolean).join('&');
  return all && `?${all}`;
}
