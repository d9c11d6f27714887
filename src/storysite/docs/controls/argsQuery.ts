import type { Args } from '../../csf/types.ts';
import { OPTION, parsePairs, printPairs } from './argPairs.ts';
import { isPlainData } from './plainData.ts';
import type { Control, ControlRow } from './readControls.ts';
import { t } from '../../core/texts/controls.ts';

/** Args read from an address: those that can be used, and a message about each that cannot. */
export interface ArgsFromQuery {
  args: Args;
  ignored: string[];
  /** Args with markup or a script, which the reader has to allow, since an address may come from anybody. */
  risky: Args;
}

/** Servers refuse longer queries. */
const MOST_CHARACTERS = 8_000;
const PARAMETER = 'args';

/** Reads text from `printArgs` or Storybook. Values that no field could have set are left out. */
export function readArgs(text: string | null, rows: ControlRow[]): ArgsFromQuery {
  if (text === null) return { args: {}, ignored: [], risky: {} };
  const values = text.startsWith('{') ? parseJson(text) : parsePairs(text, rows);
  if (!values) {
    const ignored = [t('argsInvalid')];
    return { args: {}, ignored, risky: {} };
  }
  const args: Args = {};
  const risky: Args = {};
  const ignored: string[] = [];
  for (const [name, written] of Object.entries(values)) {
    const row = rows.find(({ key }) => key === name);
    const control = row?.isReadOnly ? undefined : row?.control;
    const found = control && decode(written, control);
    if (!found) {
      const values = { name: shorten(name), value: shorten(JSON.stringify(written)) };
      ignored.push(control ? t('argInvalid', values) : t('argUnknown', { name: values.name }));
    } else if (isDangerous(found.value)) risky[name] = found.value;
    else args[name] = found.value;
  }
  return { args, ignored, risky };
}

/**
 * Prints args for `readArgs`, in the order of their fields, so that the same values have the same address: in
 * Storybook's syntax if it can hold the values, else as JSON. Args without a field, and args that no text can hold, are
 * left out.
 */
export function printArgs(args: Args, rows: ControlRow[]): string {
  const entries = rows.flatMap(({ key, control }) => {
    const written = control && Object.hasOwn(args, key) ? encode(args[key], control) : undefined;
    return written === undefined ? [] : [[key, written]];
  });
  if (entries.length === 0) return '';
  const values = Object.fromEntries(entries) as Args;
  const json = JSON.stringify(values);
  // As in an address, which cannot hold half of a surrogate pair.
  const pairs = new URLSearchParams([[PARAMETER, printPairs(values)]]).get(PARAMETER) ?? '';
  return JSON.stringify(parsePairs(pairs, rows)) === json ? pairs : json;
}

/** The args of a query, as text. */
export function getArgsText(search: string): string | null {
  const text = new URLSearchParams(search).get(PARAMETER);
  // A text that is too long counts as invalid, too.
  return text && text.length > MOST_CHARACTERS ? '' : text;
}

/** A query with its args replaced; undefined when it would be too long. */
export function setArgsText(search: string, text: string): string | undefined {
  const query = new URLSearchParams(search);
  if (text) query.set(PARAMETER, text);
  else query.delete(PARAMETER);
  // For readability, characters that need no escape in a query are not escaped.
  const result = query.toString().replace(/%(?:2[189C]|3[AB]|5[BD])/g, decodeURIComponent);
  if (result.length > MOST_CHARACTERS) return undefined;
  return result && `?${result}`;
}

function parseJson(text: string): Args | undefined {
  try {
    return JSON.parse(text) as Args;
  } catch {
    return undefined;
  }
}

/** As in Storybook's addresses. */
const UNDEFINED = '!undefined';

/** A value as JSON can hold it; undefined if it cannot. */
function encode(value: unknown, control: Control): unknown {
  if (control.kind === 'file') return value === undefined ? UNDEFINED : undefined;
  if (control.kind === 'some' && Array.isArray(value)) {
    const written = value.map((one) => encodeOption(one, control));
    return written.includes(undefined) ? undefined : written;
  }
  if (control.kind === 'one') return encodeOption(value, control);
  if (control.kind === 'date' && value instanceof Date) return value.valueOf();
  if (value === undefined) return UNDEFINED;
  if (typeof value === 'string') return value.startsWith('!') ? `!${value}` : value;
  return isPlainData(value) ? value : undefined;
}

function encodeOption(value: unknown, { options, labels }: Choice): unknown {
  if (typeof value === 'string') return value.startsWith('!') ? `!${value}` : value;
  if (value === undefined) return UNDEFINED;
  if ((typeof value !== 'object' && isPlainData(value)) || value === null) return value;
  const label = labels[options.findIndex((option) => Object.is(option, value))];
  return label === undefined ? undefined : OPTION + label;
}

type Choice = Extract<Control, { options: unknown[] }>;

/** The value that was written; undefined where no field could have set it. */
function decode(written: unknown, control: Control): { value: unknown } | undefined {
  if (written === UNDEFINED) return { value: undefined };
  if (control.kind === 'some') {
    if (!Array.isArray(written)) return undefined;
    const found = written.map((one) => decodeOption(one, control));
    return found.includes(undefined) ? undefined : { value: found.map((one) => one?.value) };
  }
  if (control.kind === 'one') return decodeOption(written, control);
  const value = typeof written === 'string' ? written.replace(/^!!/, '!') : written;
  return checks[control.kind](value) ? { value } : undefined;
}

function decodeOption(
  written: unknown,
  { options, labels }: Choice,
): { value: unknown } | undefined {
  if (typeof written === 'string' && written.startsWith(OPTION)) {
    const index = labels.indexOf(written.slice(OPTION.length));
    return index < 0 ? undefined : { value: options[index] };
  }
  const value =
    written === UNDEFINED
      ? undefined
      : typeof written === 'string'
        ? written.replace(/^!!/, '!')
        : written;
  return options.includes(value) ? { value } : undefined;
}

type Check = (value: unknown) => boolean;

const checks: Record<Exclude<Control['kind'], 'one' | 'some'>, Check> = {
  boolean: (value) => typeof value === 'boolean',
  color: (value) => typeof value === 'string' && /^[#\w(),.%/ -]+$/.test(value),
  date: (value) =>
    typeof value === 'number'
      ? Number.isFinite(value)
      : typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  file: () => false,
  json: () => true,
  number: (value) => typeof value === 'number',
  text: (value) => typeof value === 'string',
};

/** Whether a value could inject markup or a script if a component trusts it; `a < b & c` could not. */
function isDangerous(value: unknown): boolean {
  if (typeof value === 'string') {
    // Browsers skip blanks and control characters in front of and within a scheme.
    return (
      /<[a-z/!?]/i.test(value) ||
      /^(javascript|data|vbscript):/i.test(value.replace(/[^!-\uffff]/g, ''))
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
