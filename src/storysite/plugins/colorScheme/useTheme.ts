import { useSyncExternalStore } from 'react';
import { themeStore } from './themeStore.ts';
import type { ThemeChoice } from './types.ts';

const subscribe = (onChange: () => void) => themeStore().subscribe(onChange);

/** The reader's choice, undefined on the server and during hydration, and its setter. */
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
