/** The reader's choice; `auto` follows the system. */
export type ThemeChoice = 'dark' | 'light' | 'auto';

/** The visible theme, with `auto` resolved. */
export type Theme = 'dark' | 'light';

/** Writing direction. */
export type Direction = 'ltr' | 'rtl';

/** Story parameter that locks theme or direction, for instance for pictures. */
export interface ThemeLock {
  theme?: ThemeChoice;
  dir?: Direction;
}

/** All choices, in the order of the switch. */
export const themeChoices = ['light', 'dark', 'auto'] as const satisfies ThemeChoice[];

/** Both directions, in the order of the switch. */
export const directions = ['ltr', 'rtl'] as const satisfies Direction[];

/** The value as a choice; undefined for anything else, since others may write storage and addresses. */
export function parseChoice(value: unknown): ThemeChoice | undefined {
  return themeChoices.find((choice) => choice === value);
}

/** The valid part of a lock, from a story's parameters, globals or an address. */
export function readLock(value: unknown): ThemeLock {
  if (typeof value !== 'object' || value === null) return {};
  const { theme, dir } = value as Record<string, unknown>;
  return { theme: parseChoice(theme), dir: directions.find((direction) => direction === dir) };
}

/** The theme for a choice, on a dark or light system. */
export function resolveTheme(choice: ThemeChoice, systemIsDark: boolean): Theme {
  if (choice !== 'auto') return choice;
  return systemIsDark ? 'dark' : 'light';
}
