/** A window with a stored theme and a system theme for tests; it has only the members that the theme uses. */
export function fakeWindow({ stored, isFull = false }: { stored?: string; isFull?: boolean } = {}) {
  const items = new Map(stored === undefined ? [] : [['docs-theme', stored]]);
  const system = Object.assign(new EventTarget(), { matches: false });
  const root = { dataset: {} as Record<string, string>, style: {} };
  const host = Object.assign(new EventTarget(), {
    location: new URL('https://docs.example'),
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        items.set(key, value);
      },
    },
    matchMedia: () => system,
    document: { documentElement: root },
  });

  return {
    host: host as unknown as Window,
    root,
    items,
    /** Simulates an event of another tab that has stored a choice; a null key means that it cleared everything. */
    storeElsewhere(choice: string, key: string | null = 'docs-theme') {
      if (key === null) items.clear();
      else items.set(key, choice);
      host.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    comeBack(persisted: boolean) {
      host.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    },
  };
}
