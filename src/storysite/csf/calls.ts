/** A call of a handler that a story has of `fn()` or of an action. */
export interface Call {
  handler: unknown;
  args: unknown[];
}

type Watcher = (call: Call) => void;

const watchers = new Set<Watcher>();

/** Notifies all watchers of a call. */
export function noteCall(handler: unknown, args: unknown[]): void {
  for (const watch of watchers) watch({ handler, args });
}

/** Watches all calls from now on; returns a function that ends it. */
export function watchCalls(watch: Watcher): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}
