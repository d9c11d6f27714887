import { type Filter, matches } from '../csf/shims/storyId.ts';
import { isPlainObject } from '../csf/combine.ts';
import { inferArgTypes } from '../csf/argTypes.ts';
import type { ArgType, Args, ArgTypes } from '../csf/types.ts';
import { type PropertyDoc, readDocgen } from './readDocgen.ts';

/** One property of a component, as a table shows it. */
export interface PropertyRow {
  /** Key among the args. */
  key: string;
  name: string;
  /** Markdown. */
  description?: string;
  type?: string;
  /** Details of the type and of the default, shown on demand. */
  typeDetail?: string;
  defaultValue?: string;
  defaultDetail?: string;
  required: boolean;
  /** Title of its group; undefined for the first group. */
  category?: string;
  /** Title of its group within the group. */
  subcategory?: string;
}

/** The part of an arg type that tables show. */
interface TableType {
  disable?: boolean;
  category?: string;
  subcategory?: string;
  type?: { summary?: string; detail?: string; required?: boolean };
  defaultValue?: { summary?: string; detail?: string };
}

/**
 * The properties of a component: those of its source, overridden by arg types. Infers missing types from the args.
 */
export function readProperties(
  component: unknown,
  argTypes: ArgTypes = {},
  args: Args = {},
): PropertyRow[] {
  const { properties } = readDocgen(component);
  const undocumented = Object.entries(args).filter(([name]) => !properties[name]?.type);
  const known = inferArgTypes({ argTypes, args: Object.fromEntries(undocumented), parameters: {} });
  const keys = new Set([...Object.keys(properties), ...Object.keys(known)]);
  return groupRows([...keys].flatMap((key) => readRow(key, properties[key], known[key]) ?? []));
}

/** Sorts rows by group: those without a group first, then groups in order of appearance. */
function groupRows(rows: PropertyRow[]): PropertyRow[] {
  const categories = groupBy(rows, ({ category }) => category);
  return categories.flatMap((list) => groupBy(list, ({ subcategory }) => subcategory).flat());
}

function groupBy<T>(list: T[], keyOf: (item: T) => string | undefined): T[][] {
  const keys = [undefined, ...new Set(list.flatMap((item) => keyOf(item) ?? []))];
  return keys.map((key) => list.filter((item) => keyOf(item) === key));
}

function readRow(key: string, doc?: PropertyDoc, argType: ArgType = {}): PropertyRow | undefined {
  const table = (argType.table ?? {}) as TableType;
  if (table.disable) return undefined;
  const { type } = argType;
  const required = table.type?.required ?? (isPlainObject(type) ? type.required : undefined);
  const description = argType.description ?? doc?.description;
  return {
    key,
    name: argType.name ?? key,
    description: typeof description === 'string' ? description : undefined,
    type: table.type?.summary ?? doc?.type ?? describeType(argType),
    typeDetail: textOf(table.type?.detail),
    defaultValue: textOf(table.defaultValue?.summary) ?? doc?.defaultValue,
    defaultDetail: textOf(table.defaultValue?.detail),
    required: typeof required === 'boolean' ? required : (doc?.required ?? false),
    category: table.category || undefined,
    subcategory: table.subcategory || undefined,
  };
}

/** Annotations may have a number where a text is expected. */
function textOf(value: unknown): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : String(value);
}

function describeType({ type, options, control }: ArgType): string | undefined {
  if (Array.isArray(options)) return describeOptions(options);
  if (typeof type === 'string') return type;
  if (!type && isPlainObject(options)) return describeOptions(Object.values(options));
  if (!type) return TYPES[String(isPlainObject(control) ? control.type : control)];
  if (type.name === 'enum' && Array.isArray(type.value)) return describeOptions(type.value);
  if (type.name === 'array') return `${describeType({ type: type.value as ArgType['type'] })}[]`;
  if (type.name === 'union' && Array.isArray(type.value)) {
    return (type.value as ArgType['type'][]).map((one) => describeType({ type: one })).join(' | ');
  }
  return type.name === 'other' && typeof type.value === 'string' ? type.value : type.name;
}

/** Types of a control's values, used if no type is documented. */
const TYPES: Record<string, string | undefined> = {
  boolean: 'boolean',
  number: 'number',
  range: 'number',
  text: 'string',
  color: 'string',
};

/** An undefined option means "not set" and is left out. */
function describeOptions(options: unknown[]): string {
  return options
    .filter((option) => option !== undefined)
    .map((option) => (typeof option === 'string' ? `'${option}'` : String(option)))
    .join(' | ');
}

/** Which rows a table shows, and in which order. */
export interface PropertyChoice {
  include?: Filter;
  exclude?: Filter;
  sort?: 'none' | 'alpha' | 'requiredFirst';
}

/** The rows that a block asks for. */
export function chooseProperties(
  rows: PropertyRow[],
  { include, exclude, sort = 'none' }: PropertyChoice,
): PropertyRow[] {
  const chosen = rows.filter(({ key, name }) => {
    if (include && !matches(key, include) && !matches(name, include)) return false;
    return !exclude || (!matches(key, exclude) && !matches(name, exclude));
  });
  if (sort === 'none') return chosen;
  const sorted = chosen.toSorted((a, b) => {
    const byRequired = sort === 'requiredFirst' ? Number(b.required) - Number(a.required) : 0;
    return byRequired || a.name.localeCompare(b.name, 'en');
  });
  return groupRows(sorted);
}
