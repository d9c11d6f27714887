import { useGlobals, useParameter } from 'storybook/internal/manager-api';
import { readLock } from './chooseTheme.ts';
import { type DIRECTION_KEY, LOCK_KEY, type THEME_KEY } from './constants.ts';

/** Whether the story itself sets a value, by its parameters or its own globals, so that the tool cannot. */
export function useLocked(key: typeof THEME_KEY | typeof DIRECTION_KEY): boolean {
  const lock = readLock(useParameter<unknown>(LOCK_KEY, undefined));
  const [, , storyGlobals] = useGlobals();
  return key in storyGlobals || lock[key] !== undefined;
}
