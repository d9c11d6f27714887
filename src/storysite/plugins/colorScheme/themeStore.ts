import { applyTheme, readChoice } from './applyStoredTheme.ts';
import { DARK_QUERY, STORAGE_KEY } from './constants.ts';
import { type Theme, type ThemeChoice, resolveTheme } from './types.ts';

/** A document that shows one choice of theme; with `auto` it keeps following the system. */
export interface ThemedDocument {
  getChoice(): ThemeChoice;
  /** The choice with `auto` resolved by the system. */
  getTheme(): Theme;
  show(choice: ThemeChoice): void;
  /** Calls back whenever choice or theme may have changed; returns a function that stops it. */
  subscribe(onChange: () => void): () => void;
}

/** The reader's theme: one choice, shown on the document, stored, and shared by all tabs of the site. */
export interface ThemeStore extends ThemedDocument {
  /** Shows a choice and stores it, which notifies other tabs. */
  setChoice(choice: ThemeChoice): void;
}

/** Creates the themed document of a window, which stays untouched until a theme is shown. */
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

/** Creates the store of a window; it listens to the system and to other tabs as long as the window lives. */
export function createThemeStore(host: Window): ThemeStore {
  const themed = createThemedDocument(host, readChoice(host) ?? 'auto');

  host.addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if (key === STORAGE_KEY || key === null) themed.show(readChoice(host) ?? 'auto');
  });
  // A page restored from the back-forward cache has missed all storage events.
  host.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) themed.show(readChoice(host) ?? themed.getChoice());
  });

  return {
    ...themed,
    setChoice(choice) {
      try {
        host.localStorage.setItem(STORAGE_KEY, choice);
      } catch {
        // If storage is blocked or full, the choice lasts only as long as the page.
      }
      themed.show(choice);
    },
  };
}

let windowStore: ThemeStore | undefined;

/** The store of this window, created on first use, since the server has no window. */
export function themeStore(): ThemeStore {
  windowStore ??= createThemeStore(window);
  return windowStore;
}
