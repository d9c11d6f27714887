import { type Filter, matches } from './shims/storyId.ts';
import { combineParameters, isPlainObject } from './combine.ts';
import type { ArgType, Args, ArgTypes, StaticContext } from './types.ts';

/** A type as Storybook writes it. */
interface InferredType {
  name: string;
  value?: unknown;
}

interface ControlsParameter {
  include?: Filter | null;
  exclude?: Filter | null;
  matchers?: { color?: RegExp; date?: RegExp };
}

/** A story's arg types as Storybook's controls complete them: types inferred from the args, a control for each type. */
export function inferArgTypes({ argTypes, args, parameters }: InferenceSource): ArgTypes {
  const fromArgs = Object.fromEntries(
    Object.entries(args)
      .filter(([name, value]) => !argTypes[name]?.type && !isImplicitAction(value))
      .map(([name, value]) => [name, { name, type: inferTypeSafely(value) }]),
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

type InferenceSource = Pick<StaticContext, 'argTypes' | 'parameters'> & { args: Args };

function isImplicitAction(value: unknown): boolean {
  return typeof value === 'function' && 'implicit' in value && value.implicit === true;
}

/** Objects that reference one another, such as an editor's state, have too many paths to walk them all. */
const MOST_FIELDS = 5_000;

/** The type of a value; `object` when reading the value throws. */
function inferTypeSafely(value: unknown): InferredType {
  let left = MOST_FIELDS;
  const infer = (one: unknown, around: unknown[]): InferredType => {
    const type = typeof one;
    if (['boolean', 'string', 'number', 'function', 'symbol'].includes(type)) return { name: type };
    if (!one) return { name: 'object', value: {} };
    if (around.includes(one)) return { name: 'other', value: 'cyclic object' };
    left -= 1;
    if (left < 0) return { name: 'other', value: 'object' };

    const inner = [...around, one];
    if (Array.isArray(one)) {
      const unknown = { name: 'other', value: 'unknown' };
      return { name: 'array', value: one.length > 0 ? infer(one[0], inner) : unknown };
    }
    const fields = Object.entries(one).map(([key, field]) => [key, infer(field, inner)]);
    return { name: 'object', value: Object.fromEntries(fields) };
  };
  try {
    return infer(value, []);
  } catch {
    return { name: 'object', value: {} };
  }
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
  // For a pattern with the flag g, the result of `test` depends on earlier calls.
  const isLike = (pattern?: RegExp) => pattern !== undefined && name.search(pattern) >= 0;
  if (isLike(color) && typeName === 'string') return { control: { type: 'color' } };
  if (isLike(date)) return { control: { type: 'date' } };
  if (typeName === 'function' || typeName === 'symbol') return null;
  if (typeName === 'enum') {
    const values = (type.value ?? []) as unknown[];
    return { control: { type: values.length <= 5 ? 'radio' : 'select' }, options: values };
  }
  return { control: { type: controlByType[typeName] ?? (options ? 'select' : 'object') } };
}

/** Normalizes arg types: adds their names, and expands types and controls that are written as strings. */
export function normalizeArgTypes(argTypes: ArgTypes = {}): ArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, normalizeArgType(name, argType)]),
  );
}

function normalizeArgType(name: string, { type, control, ...rest }: ArgType): ArgType {
  const result: ArgType = { name, ...rest };
  if (type) result.type = typeof type === 'string' ? { name: type } : type;
  if (control === false) result.control = { disable: true };
  // Since Storybook 9 a story can show a control again that its meta hides.
  else if (control) {
    result.control = {
      disable: false,
      ...(typeof control === 'string' ? { type: control } : control),
    };
  }
  return result;
}
