import { STORAGE_KEY } from './constants.ts';
import { readOverrides } from './readOverrides.ts';
import { readStoredChoice, storeChoice } from './storedChoice.ts';
import { type ThemedDocument, createThemedDocument } from './themedDocument.ts';
import type { ThemeChoice } from './types.ts';

/** The reader's theme: one choice, shown on the document, stored, and shared by all tabs of the site. */
export interface ThemeStore extends ThemedDocument {
  /** Shows a choice and stores it, which tells the other tabs. */
  setChoice(choice: ThemeChoice): void;
}

/** Makes the store of a window; it listens to the system and to other tabs for as long as the window lives. */
export function createThemeStore(host: Window): ThemeStore {
  const read = () => readOverrides(host.location).theme ?? readStoredChoice(host);
  const themed = createThemedDocument(host, read() ?? 'auto');

  host.addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if (key === STORAGE_KEY || key === null) themed.show(read() ?? 'auto');
  });
  // A page that comes back from the back-forward cache has missed every storage event.
  host.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) themed.show(read() ?? themed.getChoice());
  });

  return {
    ...themed,
    setChoice(choice) {
      storeChoice(host, choice);
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
