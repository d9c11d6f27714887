import { applyTheme } from './applyTheme.ts';
import { DARK_QUERY, STORAGE_KEY } from './constants.ts';
import { readOverrides } from './readOverrides.ts';
import { readStoredChoice, storeChoice } from './storedChoice.ts';
import { type Theme, type ThemeChoice, resolveTheme } from './types.ts';

/** The reader's theme: one choice, shown on the document, shared by all tabs of the site. */
export interface ThemeStore {
  getChoice(): ThemeChoice;
  /** The choice with `auto` resolved by the system. */
  getTheme(): Theme;
  /** Shows a choice, stores it, and so tells the other tabs. */
  setChoice(choice: ThemeChoice): void;
  /** Calls back whenever choice or theme has changed; returns what ends that. */
  subscribe(onChange: () => void): () => void;
}

/** Makes the store of a window; it listens to the system and to other tabs for as long as the window lives. */
export function createThemeStore(host: Window): ThemeStore {
  const system = host.matchMedia(DARK_QUERY);
  const listeners = new Set<() => void>();
  const read = () => readOverrides(host.location).theme ?? readStoredChoice(host);
  let choice: ThemeChoice = read() ?? 'auto';

  const getTheme = () => resolveTheme(choice, system.matches);

  function show(next: ThemeChoice): void {
    choice = next;
    applyTheme(host.document.documentElement, choice, getTheme());
    for (const listener of listeners) listener();
  }

  system.addEventListener('change', () => show(choice));
  host.addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if (key === STORAGE_KEY || key === null) show(read() ?? 'auto');
  });
  // A page that comes back from the back-forward cache has missed every storage event.
  host.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(read() ?? choice);
  });

  return {
    getChoice: () => choice,
    getTheme,
    setChoice(next) {
      storeChoice(host, next);
      show(next);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

let windowStore: ThemeStore | undefined;

/** The store of this window; made at its first use, since the server has none. */
export function themeStore(): ThemeStore {
  windowStore ??= createThemeStore(window);
  return windowStore;
}
