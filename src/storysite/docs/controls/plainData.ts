import { isPlainObject } from '../../csf/combine.ts';

/** Larger or deeper values, such as an editor's state or a document, get no field. */
const MOST_VALUES = 20_000;
const MOST_LEVELS = 100;

/**
 * Whether JSON can hold a value: no functions, elements, class instances or cycles, and nothing that throws when read.
 */
export function isPlainData(value: unknown): boolean {
  let left = MOST_VALUES;
  const check = (one: unknown, around: unknown[]): boolean => {
    left -= 1;
    if (one === null || typeof one === 'string' || typeof one === 'boolean') return true;
    if (typeof one === 'number') return Number.isFinite(one);
    if (typeof one !== 'object') return false;
    if (left < 0 || around.length > MOST_LEVELS || around.includes(one)) return false;
    const inner = [...around, one];
    if (Array.isArray(one)) return Array.from(one).every((item) => check(item, inner));
    // An undefined property counts as missing.
    return (
      isPlainObject(one) &&
      !('$$typeof' in one) &&
      Object.values(one).every((field) => field === undefined || check(field, inner))
    );
  };
  try {
    return check(value, []);
  } catch {
    return false;
  }
}

/** Whether two values are the same to a reader: equal as plain data, or one and the same. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return isPlainData(a) && isPlainData(b) && JSON.stringify(a) === JSON.stringify(b);
}

/** A short description of a value that no field can show: `10n`, `Map(2)`, `Editor {…}`. Never throws. */
export function describeValue(value: unknown): string {
  try {
    return shorten(describe(value));
  } catch {
    return 'object';
  }
}

function describe(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return value.name ? `${value.name}()` : 'function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Date || value instanceof RegExp || value instanceof Error)
    return String(value);
  if (value instanceof Map || value instanceof Set) return `${nameOf(value)}(${value.size})`;
  if (Array.isArray(value)) return `Array(${value.length})`;
  if ('$$typeof' in value) return describeElement(value as { type?: unknown });
  if (!isPlainObject(value)) return `${nameOf(value)} {…}`;
  return `{ ${Object.keys(value).join(', ')} }`;
}

function describeElement({ type }: { type?: unknown }): string {
  if (typeof type === 'string') return `<${type}>`;
  const { displayName, name } = (type ?? {}) as { displayName?: string; name?: string };
  return `<${displayName || name || '…'}>`;
}

function nameOf(value: object): string {
  const { constructor } = value as { constructor?: { name?: string } };
  return constructor?.name || 'object';
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
