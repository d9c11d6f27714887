/** A call of a story's handler, made by `fn()` or an action. */
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

/** Watches all calls from now on; returns a function that stops watching. */
export function watchCalls(watch: Watcher): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}
