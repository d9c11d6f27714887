import { STORAGE_KEY } from './constants.ts';
import { type ThemeChoice, parseChoice } from './types.ts';

/** The reader's stored choice; undefined when there is none, it is garbage, or storage is blocked. */
export function readStoredChoice(host: Pick<Window, 'localStorage'>): ThemeChoice | undefined {
  try {
    return parseChoice(host.localStorage.getItem(STORAGE_KEY));
  } catch {
    return undefined;
  }
}

/** Stores the choice; blocked or full storage only means that it is forgotten with the page. */
export function storeChoice(host: Pick<Window, 'localStorage'>, choice: ThemeChoice): void {
  try {
    host.localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Nothing is lost but the memory, and the reader cannot mend it here.
  }
}
