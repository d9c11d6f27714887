import { isPlainObject } from './combine.ts';

/** A pair of an address in Storybook's syntax: `options[0].value:kiwi` has the places `options`, 0 and `value`. */
export interface AddressPair {
  places: [string, ...(string | number)[]];
  word: string;
}

const PAIR = /^([^:.[\]]+)((?:\.[^:.[\]]+|\[\d+\])*):(.*)$/s;

/** Reads a pair; undefined for other text. */
export function readPair(text: string): AddressPair | undefined {
  const [, name, path = '', word = ''] = PAIR.exec(text) ?? [];
  if (name === undefined) return undefined;
  const keys = [...path.matchAll(/\.([^.[]+)|\[(\d+)/g)];
  return { places: [name, ...keys.map(([, key, index]) => key ?? Number(index))], word };
}

/** Puts a value into lists and objects, which it makes; false where others are in its way. */
export function placeValue(values: object, places: AddressPair['places'], value: unknown): boolean {
  let around: object = values;
  for (const [index, key] of places.entries()) {
    const isList = Array.isArray(around);
    // No gaps: `a[99999999]:1` would be a list of that many.
    const fits = typeof key === 'number' ? isList && key <= (around as unknown[]).length : !isList;
    if (!fits || key === '__proto__') return false;
    const next = places[index + 1];
    const fields = around as Record<string, unknown>;
    if (next === undefined) fields[key] = value;
    else if (!Object.hasOwn(fields, key)) fields[key] = typeof next === 'number' ? [] : {};
    else if (typeof fields[key] !== 'object' || fields[key] === null) return false;
    around = fields[key] as object;
  }
  return true;
}

/** The value of a word, as Storybook reads it, but for `!undefined` and `!date(…)`. */
export function parseWord(word: string): unknown {
  if (word === '!null') return null;
  if (word === '!true' || word === '!false') return word === '!true';
  if (/^-?\d+(\.\d+)?$/.test(word)) return Number(word);
  return word.replace(/^!hex\((\w+)\)$/, '#$1').replace(/^!((?:rgb|hsl)a?\(.*\))$/i, '$1');
}

/** The text of a date in `!date(…)`; undefined for another word. */
export const readDate = (word: string): string | undefined =>
  // A query has a plus sign as a blank.
  /^!date\((.*)\)$/.exec(word)?.[1]?.replaceAll(' ', '+');

/** The pairs of a value: one, or those of the fields of a plain object or list. */
export function printPair(name: string, value: unknown): [name: string, word: string][] {
  if (value instanceof Date) {
    const isValid = !Number.isNaN(value.valueOf());
    return isValid ? [[name, `!date(${value.toISOString()})`]] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((inner, index) => printPair(`${name}[${index}]`, inner));
  }
  if (isPlainObject(value)) {
    return Object.entries(value).flatMap(([key, inner]) => printPair(`${name}.${key}`, inner));
  }
  if (typeof value === 'boolean' || value === null) return [[name, `!${value}`]];
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  return [[name, String(value).replace(/^#(\w+)$/, '!hex($1)')]];
}
