import { applyTheme, readChoice } from './applyStoredTheme.ts';
import { DARK_QUERY, STORAGE_KEY } from './constants.ts';
import { type Theme, type ThemeChoice, resolveTheme } from './types.ts';

/** A document that shows one choice of theme; with `auto` it goes on following the system. */
export interface ThemedDocument {
  getChoice(): ThemeChoice;
  /** The choice with `auto` resolved by the system. */
  getTheme(): Theme;
  show(choice: ThemeChoice): void;
  /** Calls back whenever choice or theme may have changed; returns what ends that. */
  subscribe(onChange: () => void): () => void;
}

/** The reader's theme: one choice, shown on the document, stored, and shared by all tabs of the site. */
export interface ThemeStore extends ThemedDocument {
  /** Shows a choice and stores it, which notifies other tabs. */
  setChoice(choice: ThemeChoice): void;
}

/** Makes a window's document a themed one, without touching it before something is shown. */
export function createThemedDocument(host: Window, initial: ThemeChoice): ThemedDocument {
  const system = host.matchMedia(DARK_QUERY);
  const listeners = new Set<() => void>();
  let choice = initial;

  const getTheme = () => resolveTheme(choice, system.matches);
  function show(next: ThemeChoice): void {
    choice = next;
    applyTheme(host.document.documentElement, choice, getTheme());
    for (const listener of listeners) listener();
  }
  system.addEventListener('change', () => show(choice));

  return {
    getChoice: () => choice,
    getTheme,
    show,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Makes the store of a window; it listens to the system and to other tabs for as long as the window lives. */
export function createThemeStore(host: Window): ThemeStore {
  const themed = createThemedDocument(host, readChoice(host) ?? 'auto');

  host.addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if (key === STORAGE_KEY || key === null) themed.show(readChoice(host) ?? 'auto');
  });
  // A page that comes back from the back-forward cache has missed every storage event.
  host.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) themed.show(readChoice(host) ?? themed.getChoice());
  });

  return {
    ...themed,
    setChoice(choice) {
      try {
        host.localStorage.setItem(STORAGE_KEY, choice);
      } catch {
        // Blocked or full storage only means that the choice is forgotten with the page.
      }
      themed.show(choice);
    },
  };
}

let windowStore: ThemeStore | undefined;

/** The store of this window; made at its first use, since the server has none. */
export function themeStore(): ThemeStore {
  windowStore ??= createThemeStore(window);
  return windowStore;
}
