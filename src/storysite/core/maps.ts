/** The first item that has each key. */
export function mapFirst<T>(
  items: readonly T[],
  keysOf: (item: T) => readonly (string | undefined)[],
): Map<string, T> {
  const map = new Map<string, T>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      if (key !== undefined && !map.has(key)) map.set(key, item);
    }
  }
  return map;
}

/** The items of each key, in their order. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const map = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = map.get(key);
    if (group) group.push(item);
    else map.set(key, [item]);
  }
  return map;
}
