import type { Args } from '../../client/annotations/types.ts';
import type { Control, ControlRow } from './readControls.ts';
import { t } from '../texts/t.ts';

/** What an address says of args: those that can be used, and a sentence about each that cannot. */
export interface ArgsFromQuery {
  args: Args;
  ignored: string[];
}

const MOST_CHARACTERS = 10_000;
const PARAMETER = 'args';

/** Reads `?args={"disabled":true}`. An address may come from anybody, so whatever no control could have set is left out. */
export function readArgsQuery(search: string, rows: ControlRow[]): ArgsFromQuery {
  const text = new URLSearchParams(search).get(PARAMETER);
  if (text === null) return { args: {}, ignored: [] };
  const values = text.length > MOST_CHARACTERS ? undefined : parseObject(text);
  if (!values) {
    return { args: {}, ignored: [t('The args in the address are not valid JSON, or too long.')] };
  }
  const args: Args = {};
  const ignored: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const control = rows.find(({ key }) => key === name)?.control;
    const problem = control ? whyNot(value, control) : t('there is no such control');
    if (problem) ignored.push(t('“{}” in the address was ignored: {}.', shorten(name), problem));
    else args[name] = value;
  }
  return { args, ignored };
}

/** A query with the args in the place of those that it had. Args that JSON cannot hold are left out. */
export function writeArgsQuery(search: string, args: Args): string {
  const query = new URLSearchParams(search);
  const text = JSON.stringify(args, (_, value: unknown) => value ?? null);
  if (text === '{}') query.delete(PARAMETER);
  else query.set(PARAMETER, text);
  const result = query.toString();
  return result && `?${result}`;
}

function parseObject(text: string): Args | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Args)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Why a control could not have set a value; undefined when it could. `null` means that the value was removed. */
function whyNot(value: unknown, control: Control): string | undefined {
  if (value === null) return undefined;
  if (isDangerous(value)) return t('it holds markup or a script');
  const isGood = checks[control.kind](value, control);
  return isGood ? undefined : t('{} is no value for it', shorten(JSON.stringify(value)));
}

type Check = (value: unknown, control: Control) => boolean;

const isText: Check = (value) => typeof value === 'string';

const checks: Record<Control['kind'], Check> = {
  boolean: (value) => typeof value === 'boolean',
  color: (value) => typeof value === 'string' && /^[#\w(),.%/ -]+$/.test(value),
  date: (value) => typeof value === 'number' || !Number.isNaN(Date.parse(String(value))),
  text: isText,
  json: () => true,
  number: (value, control) =>
    typeof value === 'number' &&
    control.kind === 'number' &&
    value >= (control.min ?? -Infinity) &&
    value <= (control.max ?? Infinity),
  one: (value, control) => 'options' in control && control.options.includes(value),
  some: (value, control) =>
    'options' in control &&
    Array.isArray(value) &&
    value.every((one) => control.options.includes(one)),
};

/** Whether markup or a script could get into the page by a value, also where a component trusts it. */
function isDangerous(value: unknown): boolean {
  if (typeof value === 'string') {
    // Browsers skip blanks and control characters in front of and within a scheme.
    return (
      /</.test(value) || /^(javascript|data|vbscript):/i.test(value.replace(/[^!-\uffff]/g, ''))
    );
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) =>
      /^(dangerouslySetInnerHTML|srcDoc|__proto__)$/i.test(key) || isDangerous(inner),
  );
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
