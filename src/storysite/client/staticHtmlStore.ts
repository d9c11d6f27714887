const store = new Map<string, string>();

/** Keeps HTML that was written while building, by its id, for the parts of the page that show it. */
export function provideStaticHtml(entries: Record<string, string>): void {
  for (const [id, html] of Object.entries(entries)) store.set(id, html);
}

/** HTML that was written while building; undefined while its page's files have not been fetched. */
export function findStaticHtml(id: string): string | undefined {
  return store.get(id);
}
