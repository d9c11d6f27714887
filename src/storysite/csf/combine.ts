type Values = Record<string, unknown>;

/** Merges parameters, later ones winning: objects deeply; arrays, class instances and plain values are replaced. */
export function combineParameters(...levels: (Values | undefined)[]): Values {
  const given = levels.filter((level) => level !== undefined);
  const keys = new Set(given.flatMap((level) => Object.keys(level)));
  return Object.fromEntries(
    [...keys].map((key) => [key, combine(given.map((level) => level[key]))]),
  );
}

function combine(values: unknown[]): unknown {
  const given = values.filter((value) => value !== undefined);
  return given.length > 1 && given.every(isPlainObject)
    ? combineParameters(...given)
    : given.at(-1);
}

/** True for object literals; false for arrays, class instances and modules. */
export function isPlainObject(value: unknown): value is Values {
  if (Object.prototype.toString.call(value) !== '[object Object]') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Applies tags in their order; `!tag` removes a tag. */
export function combineTags(...tags: string[]): string[] {
  const result = new Set<string>();
  for (const tag of tags) {
    if (tag.startsWith('!')) result.delete(tag.slice(1));
    else result.add(tag);
  }
  return [...result];
}

/** Wraps a single value in a list; a missing one becomes an empty list. */
export function toArray<T>(value: T | T[] | null | undefined): T[] {
  if (Array.isArray(value)) return value;
  return value ? [value] : [];
}
