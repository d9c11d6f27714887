import { applyTheme } from './applyTheme.ts';
import { DARK_QUERY } from './constants.ts';
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
