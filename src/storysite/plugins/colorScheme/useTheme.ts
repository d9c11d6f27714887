import { useSyncExternalStore } from 'react';
import { themeStore } from './themeStore.ts';
import type { ThemeChoice } from './types.ts';

const subscribe = (onChange: () => void) => themeStore().subscribe(onChange);

/** The reader's choice, undefined on the server and while the page is hydrated, and what changes it. */
export function useTheme(): {
  choice: ThemeChoice | undefined;
  setChoice: (choice: ThemeChoice) => void;
} {
  const choice = useSyncExternalStore<ThemeChoice | undefined>(
    subscribe,
    () => themeStore().getChoice(),
    () => undefined,
  );
  return { choice, setChoice: (next) => themeStore().setChoice(next) };
}
