import { useSyncExternalStore } from 'react';

const PREFIX = 'demo-unfolded:';

/** What this page knows itself, where the browser refuses to store. */
const memory = new Map<string, boolean>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(id: string): boolean {
  const known = memory.get(id);
  if (known !== undefined) return known;
  let stored = false;
  try {
    stored = sessionStorage.getItem(PREFIX + id) === 'true';
  } catch {
    // Blocked storage: folded at first.
  }
  memory.set(id, stored);
  return stored;
}

function write(id: string, unfolded: boolean): void {
  memory.set(id, unfolded);
  try {
    sessionStorage.setItem(PREFIX + id, String(unfolded));
  } catch {
    // Blocked or full storage: the memory has it until the page goes.
  }
  for (const listener of listeners) listener();
}

/** Whether the source of a demo is shown whole; kept for the session, folded on the server. */
export function useUnfolded(id: string): [boolean, (unfolded: boolean) => void] {
  const unfolded = useSyncExternalStore(
    subscribe,
    () => read(id),
    () => false,
  );
  return [unfolded, (next) => write(id, next)];
}
