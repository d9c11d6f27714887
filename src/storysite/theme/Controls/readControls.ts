import { inferArgTypes } from '../../client/annotations/inferArgTypes.ts';
import { isPlainObject } from '../../client/annotations/combineParameters.ts';
import type { ArgType } from '../../client/annotations/types.ts';
import type { DemoStory } from '../../client/story/DemoStory.ts';
import {
  chooseProperties,
  type PropertyChoice,
  type PropertyRow,
  readProperties,
} from '../../blocks/properties/readProperties.ts';

/** How a reader sets an arg. */
export type Control =
  | { kind: 'boolean' | 'color' | 'date' | 'json' }
  | { kind: 'text'; maxLength?: number }
  | { kind: 'number'; min?: number; max?: number; step?: number; isRange: boolean }
  | { kind: 'one'; options: unknown[]; labels: string[]; look: 'segments' | 'select' }
  | { kind: 'some'; options: unknown[]; labels: string[] };

/** A property with its control; functions, elements and the like have none. */
export interface ControlRow extends PropertyRow {
  control?: Control;
}

/** Options that fit side by side. */
const MOST_SEGMENTS = 4;
const MOST_SEGMENT_LETTERS = 24;

/** The properties of a story's component, each with the control that its arg type, its type or its value asks for. */
export function readControls(story: DemoStory, choice: PropertyChoice = {}): ControlRow[] {
  const { composed, framed } = story;
  const { component, argTypes, args, parameters } = composed;
  const rows = chooseProperties(readProperties(component, argTypes, args), choice);
  const typed = rows.map((row): [string, ArgType] => [row.key, withType(row, argTypes[row.key])]);
  const inferred = inferArgTypes({ argTypes: Object.fromEntries(typed), args, parameters });
  return rows.map((row) => ({
    ...row,
    control: parameters.__isArgsStory && !framed ? toControl(inferred[row.key]) : undefined,
  }));
}

/** An arg type with the type that the component's source gives, where it names none. */
function withType(row: PropertyRow, argType: ArgType = {}): ArgType {
  const type = argType.type ?? (row.type === undefined ? undefined : parseType(row.type));
  return type ? { ...argType, type } : argType;
}

/** A type's text as Storybook writes types: `'small' | 'large'` is an enum. Undefined where no control suits it. */
export function parseType(text: string): ArgType['type'] | undefined {
  const parts = text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part && part !== 'undefined' && part !== 'null');
  const literals = parts.map((part) => /^(?:(["'])(.*)\1|(-?\d+(?:\.\d+)?))$/.exec(part));
  if (parts.length > 1 && literals.every((match) => match !== null)) {
    return { name: 'enum', value: literals.map((match) => match[2] ?? Number(match[3])) };
  }
  const [name = ''] = parts;
  return parts.length === 1 && /^(boolean|string|number)$/.test(name) ? { name } : undefined;
}

/** The control that an arg type describes. */
export function toControl(argType: ArgType | null | undefined): Control | undefined {
  const control = argType?.control;
  const details = isPlainObject(control) ? control : { type: control };
  if (!argType || control === false || details.disable || !details.type) return undefined;
  switch (details.type) {
    case 'boolean':
      return { kind: 'boolean' };
    case 'color':
      return { kind: 'color' };
    case 'date':
      return { kind: 'date' };
    case 'object':
      return { kind: 'json' };
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

function toChoice(type: string, argType: ArgType, details: Record<string, unknown>) {
  const given = argType.options ?? details.options;
  const options: unknown[] = Array.isArray(given) ? given : Object.values(given ?? {});
  if (options.length === 0) return undefined;
  const names = (details.labels ?? {}) as Record<string, string>;
  const labels = options.map((option) => names[String(option)] ?? String(option));
  if (/check|multi/.test(type)) return { kind: 'some' as const, options, labels };
  const fits = options.length <= MOST_SEGMENTS && labels.join('').length <= MOST_SEGMENT_LETTERS;
  return {
    kind: 'one' as const,
    options,
    labels,
    look: fits ? ('segments' as const) : ('select' as const),
  };
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
