import type { ThemeChoice } from './types.ts';

interface FakeOptions {
  stored?: string;
  isDark?: boolean;
  path?: string;
  /** `blocked`: even reading throws; `full`: only writing does. */
  storage?: 'works' | 'blocked' | 'full';
}

/** A window that a test can set: storage, system theme and address. Only what the theme uses of it. */
export function fakeWindow({ stored, isDark = false, path = '/', storage }: FakeOptions = {}) {
  const url = new URL(path, 'https://docs.example');
  const items = new Map<string, string>(stored === undefined ? [] : [['docs-theme', stored]]);
  const system = Object.assign(new EventTarget(), { matches: isDark });
  const root = { dataset: {} as Record<string, string>, style: { colorScheme: '' }, dir: '' };
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const localStorage = {
    getItem: (key: string) => (storage === 'blocked' ? refuse() : (items.get(key) ?? null)),
    setItem: (key: string, value: string) =>
      storage === 'blocked' || storage === 'full' ? refuse() : void items.set(key, value),
  };
  const host = Object.assign(new EventTarget(), {
    location: url,
    localStorage,
    matchMedia: () => system,
    document: { documentElement: root },
  });

  return {
    host: host as unknown as Window,
    root,
    items,
    setSystem(isDarkNow: boolean) {
      system.matches = isDarkNow;
      system.dispatchEvent(new Event('change'));
    },
    /** What another tab has stored arrives as an event. */
    storeElsewhere(choice: ThemeChoice | string | undefined, key: string | null = 'docs-theme') {
      if (choice === undefined) items.delete('docs-theme');
      else items.set('docs-theme', choice);
      host.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    comeBack(persisted: boolean) {
      host.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    },
  };
}
