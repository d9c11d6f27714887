import type { Globals } from '../../csf/types.ts';

const PARAM = 'globals';
const words: Record<string, unknown> = {
  '!true': true,
  '!false': false,
  '!null': null,
  '!undefined': undefined,
};

/**
 * The globals of an address, in Storybook's syntax: `?globals=theme:dark;locale:de`. Names that the project does not declare
 * are left out, and so are values such as `constructor`, which decorators would find in any table of theirs.
 */
export function readGlobals(search: string, declared: readonly string[]): Globals {
  const pairs = new URLSearchParams(search).get(PARAM)?.split(';') ?? [];
  return Object.fromEntries(
    pairs.flatMap((pair): [string, unknown][] => {
      const [, name = '', text = ''] = /^([\w-]+):(.*)$/.exec(pair) ?? [];
      return declared.includes(name) && !(text in {}) ? [[name, parseValue(text)]] : [];
    }),
  );
}

function parseValue(text: string): unknown {
  if (Object.hasOwn(words, text)) return words[text];
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** The query of an address with these globals, and without those it had. */
export function writeGlobals(search: string, globals: Globals): string {
  const query = new URLSearchParams(search);
  query.delete(PARAM);
  const rest = query.toString();
  const pairs = Object.entries(globals).filter(([, value]) => Object(value) !== value);
  const text = pairs.map(([name, value]) => `${name}:${encodeURIComponent(printValue(value))}`);
  const own = text.length > 0 ? `${PARAM}=${text.join(';')}` : '';
  const all = [rest, own].filter(Boolean).join('&');
  return all && `?${all}`;
}

function printValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : `!${value}`;
}
