const STORAGE_KEY = 'docs-code-tabs';
const MAX_CHOSEN = 20;
const NONE: readonly string[] = [];

let chosen: readonly string[] | undefined;
const listeners = new Set<() => void>();

/** Names of the tabs that the reader has chosen, the latest first; stored in the browser if it allows that. */
export function readChosenTabs(): readonly string[] {
  chosen ??= readStored();
  return chosen;
}

/** Chosen tabs of a prerendered page: none, so each group shows its first tab. */
export const readNoTabs = () => NONE;

/** Remembers the choice of one tab of a group; every group on the page that has a tab of that name follows. */
export function chooseTab(name: string, group: readonly string[]): void {
  const others = readChosenTabs().filter((other) => !group.includes(other));
  chosen = [name, ...others].slice(0, MAX_CHOSEN);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(chosen));
  } catch {
    // Storage may be blocked or full: the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Calls back after each choice; returns a function that stops it. */
export function subscribeToTabs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStored(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : NONE;
  } catch {
    return NONE;
  }
}
