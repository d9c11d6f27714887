import { z } from 'zod';
import { SiteError } from '../SiteError.ts';

const SHOWN_CHARACTERS = 80;

interface Issue {
  code?: string;
  input?: unknown;
  expected?: unknown;
  values?: unknown;
  keys?: string[];
}

/** A value as an error shows it. */
export function printValue(value: unknown): string {
  if (value instanceof Promise) return 'a promise';
  if (typeof value === 'function') return 'a function';
  const json = JSON.stringify(value) ?? String(value);
  return json.length > SHOWN_CHARACTERS ? `${json.slice(0, SHOWN_CHARACTERS)}…` : json;
}

/** The message of a wrong value: the value, and how to fix it. */
function describe({ code, input, expected, values, keys = [] }: Issue, hint?: string) {
  if (code === 'unrecognized_keys') {
    const names = keys.map((key) => JSON.stringify(key)).join(', ');
    return `There is no ${names}. Correct the spelling, or remove it.`;
  }
  const choices = Array.isArray(values) ? values.map((choice) => JSON.stringify(choice)) : [];
  const allowed = choices.join(' or ') || `a value of type ${String(expected)}`;
  return `${input === undefined ? 'Missing' : `Got ${printValue(input)}`}. ${hint ?? `Write ${allowed}.`}`;
}

/** Parameter of a schema: a message that explains how to fix a wrong value. */
export const fix = (hint: string) => ({ error: (issue: Issue) => describe(issue, hint) });

/** A text that a rule accepts; by default, any that is not blank. */
export const text = (hint: string, isValid = (value: string) => value.trim() !== '') =>
  z.string(fix(hint)).refine(isValid, fix(hint));

/** An absolute `http(s)` address. */
export const webAddress = (hint = 'Write an address such as "https://example.com/".') =>
  text(hint, isWebAddress);

/** A site path (`/guide`) or an address that is safe to follow, which `javascript:` is not. */
export const link = text(
  'Write a site path such as "/guide", or an http(s), mailto or tel address.',
  (value) => isSitePath(value) || isWebAddress(value) || /^(mailto|tel):\S+$/i.test(value),
);

/** A site path or an `https` address. */
export const image = text(
  'Write a site path such as "/logo.svg", or an https address.',
  (value) => isSitePath(value) || (isWebAddress(value) && value.startsWith('https:')),
);

/** Whether a text is an absolute `http(s)` address. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value);
}

/** Whether a text is a path of the site. Two slashes, or a backslash, would open another host. */
export function isSitePath(value: string): boolean {
  return /^\/(?![/\\])\S*$/.test(value);
}

/** The value as the schema returns it; throws an error that lists everything wrong in `where`. */
export function checkShape<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const result = schema.safeParse(value, { error: (issue) => describe(issue) });
  if (result.success) return result.data;
  throw new SiteError(`${where} is not valid:\n${z.prettifyError(result.error)}`);
}
