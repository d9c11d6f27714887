import type { Args } from '../../csf/types.ts';
import type { Control, ControlRow } from './readControls.ts';

/** Precedes the label of an option that no text can hold; any other text that starts with "!" gets one more. */
export const OPTION = '!option:';

/** The text of args in Storybook's syntax: `disabled:!true;parts[0]:a;options[0].value:kiwi`. */
export function printPairs(args: Args): string {
  return Object.entries(args)
    .flatMap(([name, value]) => printPair(name, value))
    .join(';');
}

function printPair(name: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [`${name}:${printWord(value)}`];
  return Object.entries(value).flatMap(([key, inner]) =>
    printPair(Array.isArray(value) ? `${name}[${key}]` : `${name}.${key}`, inner),
  );
}

function printWord(value: unknown): string {
  if (typeof value === 'boolean' || value === null) return `!${value}`;
  return String(value)
    .replace(OPTION, '')
    .replace(/^#(\w+)$/, '!hex($1)');
}

const PAIR = /^([^:.[\]]+)((?:\.[^:.[\]]+|\[\d+\])*):(.*)$/s;

/** Reads what `printPairs` or Storybook has written; undefined where that is not possible. */
export function parsePairs(text: string, rows: ControlRow[]): Args | undefined {
  const args: Args = {};
  for (const pair of text.replace(/;$/, '').split(';')) {
    const [, name = '', path = '', word = ''] = PAIR.exec(pair) ?? [];
    const keys = [...path.matchAll(/\.([^.[]+)|\[(\d+)/g)];
    const places = [name, ...keys.map(([, key, index]) => key ?? Number(index))];
    const control = rows.find(({ key }) => key === name)?.control;
    if (!name || !place(args, places, readWord(word, control))) return undefined;
  }
  return args;
}

/** Puts a value into lists and objects, which it makes; false where others are in its way. */
function place(args: Args, keys: (string | number)[], value: unknown): boolean {
  let around: object = args;
  for (const [index, key] of keys.entries()) {
    const isList = Array.isArray(around);
    // No gaps: `a[99999999]:1` would be a list of that many.
    const fits = typeof key === 'number' ? isList && key <= (around as unknown[]).length : !isList;
    if (!fits || key === '__proto__') return false;
    const next = keys[index + 1];
    const fields = around as Record<string, unknown>;
    if (next === undefined) fields[key] = value;
    else if (!Object.hasOwn(fields, key)) fields[key] = typeof next === 'number' ? [] : {};
    else if (typeof fields[key] !== 'object' || fields[key] === null) return false;
    around = fields[key] as object;
  }
  return true;
}

/** A value as its field takes it: the digits of a text field are a text. */
function readWord(word: string, control?: Control): unknown {
  switch (control?.kind) {
    case 'text':
      return word.startsWith('!') ? parseWord(word) : word;
    case 'boolean':
      return parseWord(/^(true|false)$/.test(word) ? `!${word}` : word);
    case 'date': {
      const [, date] = /^!date\((.*)\)$/.exec(word) ?? [];
      return date === undefined ? parseWord(word) : Date.parse(date);
    }
    case 'one':
    case 'some': {
      const { options, labels } = control;
      const value = parseWord(word);
      if (options.includes(value)) return value;
      return !options.includes(word) && labels.includes(word) ? OPTION + word : word;
    }
    default:
      return parseWord(word);
  }
}

function parseWord(word: string): unknown {
  if (word === '!null') return null;
  if (word === '!true' || word === '!false') return word === '!true';
  if (/^-?\d+(\.\d+)?$/.test(word)) return Number(word);
  return word.replace(/^!hex\((\w+)\)$/, '#$1').replace(/^!((?:rgb|hsl)a?\(.*\))$/, '$1');
}
