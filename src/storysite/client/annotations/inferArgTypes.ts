import { combineParameters, isPlainObject } from './combineParameters.ts';
import type { ComposedStory } from './composeStory.ts';
import type { ArgType, Args, ArgTypes } from './types.ts';

/** A type as Storybook writes it. */
interface InferredType {
  name: string;
  value?: unknown;
}

type Filter = string[] | RegExp | null;

interface ControlsParameter {
  include?: Filter;
  exclude?: Filter;
  matchers?: { color?: RegExp; date?: RegExp };
}

/** A story's arg types with what Storybook's controls add: types by the args' values, and a control by type. */
export function inferArgTypes({ argTypes, args, parameters }: InferenceSource): ArgTypes {
  const fromArgs = Object.fromEntries(
    Object.entries(args)
      .filter(([name, value]) => !argTypes[name]?.type && !isImplicitAction(value))
      .map(([name, value]) => [name, { name, type: inferType(value, []) }]),
  );
  const all = combineParameters(fromArgs, argTypes) as ArgTypes;
  if (!parameters.__isArgsStory) return all;

  const {
    include = null,
    exclude = null,
    matchers = {},
  } = (parameters.controls ?? {}) as ControlsParameter;
  const shown = Object.entries(all).filter(([key, { name = key }]) => {
    if (include && !matches(name, include)) return false;
    return !exclude || !matches(name, exclude);
  });
  const controls = shown.map(([name, argType]) => [name, inferControl(name, argType, matchers)]);
  return combineParameters(
    Object.fromEntries(controls) as ArgTypes,
    Object.fromEntries(shown),
  ) as ArgTypes;
}

type InferenceSource = Pick<ComposedStory, 'argTypes' | 'parameters'> & { args: Args };

function isImplicitAction(value: unknown): boolean {
  return typeof value === 'function' && 'implicit' in value && value.implicit === true;
}

function inferType(value: unknown, around: unknown[]): InferredType {
  const type = typeof value;
  if (['boolean', 'string', 'number', 'function', 'symbol'].includes(type)) return { name: type };
  if (!value) return { name: 'object', value: {} };
  if (around.includes(value)) return { name: 'other', value: 'cyclic object' };

  const inner = [...around, value];
  if (Array.isArray(value)) {
    const unknown = { name: 'other', value: 'unknown' };
    return { name: 'array', value: value.length > 0 ? inferType(value[0], inner) : unknown };
  }
  const fields = Object.entries(value).map(([key, field]) => [key, inferType(field, inner)]);
  return { name: 'object', value: Object.fromEntries(fields) };
}

function matches(name: string, filter: string[] | RegExp): boolean {
  return Array.isArray(filter) ? filter.includes(name) : name.search(filter) >= 0;
}

const controlByType: Record<string, string | undefined> = {
  array: 'object',
  boolean: 'boolean',
  string: 'text',
  number: 'number',
};

function inferControl(
  name: string,
  { type, options }: ArgType,
  { color, date }: { color?: RegExp; date?: RegExp },
): ArgType | null | undefined {
  if (!isPlainObject(type)) return undefined;
  const typeName = String(type.name);
  if (color?.test(name) && typeName === 'string') return { control: { type: 'color' } };
  if (date?.test(name)) return { control: { type: 'date' } };
  if (typeName === 'function' || typeName === 'symbol') return null;
  if (typeName === 'enum') {
    const values = (type.value ?? []) as unknown[];
    return { control: { type: values.length <= 5 ? 'radio' : 'select' }, options: values };
  }
  return { control: { type: controlByType[typeName] ?? (options ? 'select' : 'object') } };
}
