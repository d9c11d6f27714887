const STORAGE_KEY = 'docs-search-recent';
const MAX_RECENT = 5;

/** Addresses of the results that the reader has opened, the latest first. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((to) => typeof to === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers an opened result, where the browser lets it. */
export function addRecent(to: string): void {
  const recent = [to, ...readRecent().filter((other) => other !== to)].slice(0, MAX_RECENT);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(recent));
  } catch {
    // Storage may be blocked or full: nothing is remembered then.
  }
}
