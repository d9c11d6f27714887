interface Kept {
  input: string;
  result: unknown;
}

const kept = new WeakMap<object, Map<string, Kept>>();

/**
 * Gives what was made under a name for an owner from the same input, or makes it: the bundles of browser and server are made
 * of the same files, most of which mean the same in both.
 */
export function reuse<T>(owner: object, name: string, input: string, make: () => T): T {
  const known = kept.get(owner) ?? new Map<string, Kept>();
  kept.set(owner, known);
  const found = known.get(name);
  if (found?.input === input) return found.result as T;
  const result = make();
  known.set(name, { input, result });
  return result;
}
