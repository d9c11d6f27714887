const store = new Map<string, string>();

/** Keeps HTML that was written while building, by its id, for the parts of the page that show it. */
export function provideStaticHtml(entries: Record<string, string>): void {
  for (const [id, html] of Object.entries(entries)) store.set(id, html);
}

/** HTML that was written while building; undefined while its page's files have not been fetched. */
export function findStaticHtml(id: string): string | undefined {
  return store.get(id);
}

/** The same, or what the document has of it; empty where there is none. */
export function readStaticHtml(id: string): string {
  const known = store.get(id) ?? findElement(id)?.innerHTML;
  if (known !== undefined) store.set(id, known);
  return known ?? '';
}

function findElement(id: string): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const all = [...document.querySelectorAll<HTMLElement>('[data-static]')];
  return all.find(({ dataset }) => dataset.static === id);
}

/** Forgets what was kept under these ids. */
export function forgetStaticHtml(ids: Iterable<string>): void {
  for (const id of ids) store.delete(id);
}
