import type { Args, Globals } from '../../csf/types.ts';

/** A value that components subscribe to. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(onChange: () => void): () => void;
}

function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

const argsById = new Map<string, Store<Args>>();

/** Overrides of a story's args, set by the story or by a tool; all islands of the story share them. */
export function storyArgs(id: string): Store<Args> {
  const store = argsById.get(id) ?? createStore<Args>({});
  argsById.set(id, store);
  return store;
}

const startsById = new Map<string, Store<number>>();

/** Number of restarts of a story with other args, since some args count only initially, such as `defaultValue`. */
export function storyStarts(id: string): Store<number> {
  const store = startsById.get(id) ?? createStore(0);
  startsById.set(id, store);
  return store;
}

/** Overrides of globals during hydration: none, as when the document was prerendered. */
export const firstGlobals: Globals = {};

/** Overrides of the project's globals, for all stories. */
export const siteGlobals = createStore(firstGlobals);
