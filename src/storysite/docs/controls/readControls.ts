import { inferArgTypes } from '../../csf/argTypes.ts';
import { isPlainObject } from '../../csf/combine.ts';
import type { ArgType } from '../../csf/types.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import {
  chooseProperties,
  type PropertyChoice,
  type PropertyRow,
  readProperties,
} from '../readProperties.ts';
import { describeValue, isPlainData } from './plainData.ts';

/** How a reader sets an arg. */
export type Control =
  | { kind: 'boolean' | 'date' | 'json' }
  | { kind: 'color'; presets?: string[] }
  | { kind: 'file'; accept?: string }
  | { kind: 'text'; maxLength?: number }
  | { kind: 'number'; min?: number; max?: number; step?: number; isRange: boolean }
  | { kind: 'one'; options: unknown[]; labels: string[]; look: 'segments' | 'select' }
  | { kind: 'some'; options: unknown[]; labels: string[] };

/** A property with its control; functions, elements and the like have no control. */
export interface ControlRow extends PropertyRow {
  control?: Control;
  /** Whether its field only shows the value: `table.readonly`. */
  isReadOnly?: boolean;
}

/** Options that fit side by side. */
const MOST_SEGMENTS = 4;
const MOST_SEGMENT_LETTERS = 24;

/** The properties of a story's component, each with the control for its arg type, type or value. */
export function readControls(story: SiteStory, choice: PropertyChoice = {}): ControlRow[] {
  const { composed, framed } = story;
  const { component, argTypes, args, parameters } = composed;
  const rows = chooseProperties(readProperties(component, argTypes, args), choice);
  const typed = rows.map((row): [string, ArgType] => [row.key, withType(row, argTypes[row.key])]);
  const inferred = inferArgTypes({ argTypes: Object.fromEntries(typed), args, parameters });
  const presets = isPlainObject(parameters.controls) && parameters.controls.presetColors;
  return rows.map((row) => ({
    ...row,
    control:
      parameters.__isArgsStory && !framed ? toControl(inferred[row.key], presets) : undefined,
    isReadOnly: isReadOnly(argTypes[row.key]),
  }));
}

/** An arg type; without a type, it gets the type from the component's source. */
function withType(row: PropertyRow, argType: ArgType = {}): ArgType {
  const type = argType.type ?? (row.type === undefined ? undefined : parseType(row.type));
  return type ? { ...argType, type } : argType;
}

/** A type's text as Storybook writes types: `'small' | 'large'` is an enum. Undefined where no control suits it. */
export function parseType(text: string): ArgType['type'] | undefined {
  const parts = (text.match(UNION_PART) ?? [])
    .map((part) => part.trim())
    .filter((part) => part && part !== 'undefined' && part !== 'null');
  const literals = parts.map((part) => LITERAL.exec(part));
  if (parts.length > 1 && literals.every((match) => match !== null)) {
    return { name: 'enum', value: literals.map(readLiteral) };
  }
  const [name = ''] = parts;
  return parts.length === 1 && /^(boolean|string|number)$/.test(name) ? { name } : undefined;
}

/** A part of a union type: a `|` in a string does not end it. */
const UNION_PART = /(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^|])+/g;
const LITERAL = /^(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|(-?\d+(?:\.\d+)?))$/;

function readLiteral([, double, single, number]: RegExpExecArray): string | number {
  const string = double ?? single;
  return string === undefined ? Number(number) : string.replace(/\\(.)/g, '$1');
}

function isReadOnly({ table, control }: ArgType = {}): boolean {
  return (
    (isPlainObject(table) && table.readonly === true) ||
    (isPlainObject(control) && control.readOnly === true)
  );
}

/** The control that an arg type describes; a color control without presets gets the project's. */
export function toControl(
  argType: ArgType | null | undefined,
  presetColors?: unknown,
): Control | undefined {
  const control = argType?.control;
  const details = isPlainObject(control) ? control : { type: control };
  if (!argType || control === false || details.disable || !details.type) return undefined;
  switch (details.type) {
    case 'boolean':
      return { kind: 'boolean' };
    case 'color':
      return { kind: 'color', presets: readPresets(details.presetColors ?? presetColors) };
    case 'date':
      return { kind: 'date' };
    case 'object':
    case 'array':
      return { kind: 'json' };
    case 'file':
      return {
        kind: 'file',
        accept: typeof details.accept === 'string' ? details.accept : undefined,
      };
    case 'text':
      return { kind: 'text', maxLength: asNumber(details.maxLength) };
    case 'number':
    case 'range': {
      const [min, max, step] = [details.min, details.max, details.step].map(asNumber);
      return { kind: 'number', min, max, step, isRange: details.type === 'range' };
    }
    default:
      return toChoice(String(details.type), argType, details);
  }
}

/** `['#f00', { color: '#00f', title: 'Blue' }]`; a browser's field offers colors of six digits. */
function readPresets(colors: unknown): string[] | undefined {
  if (!Array.isArray(colors)) return undefined;
  const texts = (colors as unknown[]).map((one) => (isPlainObject(one) ? one.color : one));
  const six = texts.flatMap((text) => (typeof text === 'string' ? (sixDigits(text) ?? []) : []));
  return six.length > 0 ? [...new Set(six)] : undefined;
}

/** `#f00` and `#ff0000` as `#ff0000`; undefined for colors in other notations. */
export function sixDigits(color: string): string | undefined {
  if (/^#[\da-f]{3}$/i.test(color)) return color.replace(/[\da-f]/gi, '$&$&');
  return /^#[\da-f]{6}$/i.test(color) ? color : undefined;
}

function toChoice(type: string, argType: ArgType, details: Record<string, unknown>) {
  const given = argType.options ?? details.options;
  const entries = readOptions(given, details.labels);
  if (entries.length === 0) return undefined;
  const [labels, options] = [entries.map(([label]) => label), entries.map(([, option]) => option)];
  if (/check|multi/.test(type)) return { kind: 'some' as const, options, labels };
  const fits = options.length <= MOST_SEGMENTS && labels.join('').length <= MOST_SEGMENT_LETTERS;
  return {
    kind: 'one' as const,
    options,
    labels,
    look: fits ? ('segments' as const) : ('select' as const),
  };
}

/** Options with their labels, each label once: a list with labels by option, or an object of values by label. */
function readOptions(options: unknown, labels: unknown): [label: string, option: unknown][] {
  if (isPlainObject(options)) return Object.entries(options);
  if (!Array.isArray(options)) return [];
  const names = isPlainObject(labels) ? labels : {};
  const entries = (options as unknown[]).map((option): [string, unknown] => {
    const own =
      isPlainData(option) || option === undefined ? String(option) : describeValue(option);
    return [Object.hasOwn(names, own) ? String(names[own]) : own, option];
  });
  return [...new Map(entries)];
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
