/** A list of what may be written as one thing, as a list, or not at all. */
export function toArray<T>(value: T | T[] | null | undefined): T[] {
  if (Array.isArray(value)) return value;
  return value ? [value] : [];
}
