import { isPlainObject } from './combine.ts';
import type { Args, ArgTypes, Conditional, Globals } from './types.ts';

/** The args that a story gets: mapped, and without those whose condition (`if`) is not met. */
export function prepareArgs(args: Args, argTypes: ArgTypes, globals: Globals): Args {
  const mapped = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, mapArg(value, argTypes[name]?.mapping)]),
  );
  return Object.fromEntries(
    Object.entries(mapped).filter(([name]) => isIncluded(argTypes[name]?.if, mapped, globals)),
  );
}

function mapArg(value: unknown, mapping: Record<string, unknown> | undefined): unknown {
  if (!mapping) return value;
  const map = (option: unknown) => {
    // Option names are strings, and some objects cannot be converted to one.
    const name = typeof option === 'object' ? undefined : String(option);
    return name !== undefined && Object.hasOwn(mapping, name) ? mapping[name] : option;
  };
  return Array.isArray(value) ? value.map(map) : map(value);
}

/** Whether an arg's condition is met; true without a condition. */
export function isIncluded(
  condition: Conditional | undefined,
  args: Args,
  globals: Globals,
): boolean {
  if (!condition) return true;
  const { arg, global = '', eq, neq, exists, truthy = true } = condition;
  const value = arg === undefined ? globals[global] : args[arg];
  if (eq !== undefined) return isEqual(value, eq);
  if (neq !== undefined) return !isEqual(value, neq);
  if (exists !== undefined) return (value !== undefined) === exists;
  return Boolean(value) === truthy;
}

function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  const comparable = Array.isArray(a) ? Array.isArray(b) : isPlainObject(a) && isPlainObject(b);
  if (!comparable) return false;
  const [left, right] = [a as Args, b as Args];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => key in right && isEqual(left[key], right[key]))
  );
}
