import { DIRECTION_KEY, LOCK_KEY, THEME_KEY } from './constants.ts';
import {
  type Direction,
  type ThemeChoice,
  type ThemeLock,
  parseChoice,
  parseDirection,
} from './types.ts';

interface StorySettings {
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/** The lock that a story's parameters hold. */
export function readLock(parameter: unknown): ThemeLock {
  if (typeof parameter !== 'object' || parameter === null) return {};
  const { theme, dir } = parameter as Record<string, unknown>;
  return { theme: parseChoice(theme), dir: parseDirection(dir) };
}

/** What a story is shown in: its lock first, then the globals (a story's own stand in them), then the defaults. */
export function chooseTheme({ globals, parameters }: StorySettings): {
  theme: ThemeChoice;
  dir: Direction;
} {
  const lock = readLock(parameters[LOCK_KEY]);
  return {
    theme: lock.theme ?? parseChoice(globals[THEME_KEY]) ?? 'auto',
    dir: lock.dir ?? parseDirection(globals[DIRECTION_KEY]) ?? 'ltr',
  };
}
