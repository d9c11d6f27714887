/** What stories, configuration and the site may use of the theme addon. */
export { LOCK_KEY, STORAGE_KEY } from './constants.ts';
export { themeScript } from './themeScript.ts';
export { useTheme } from './useTheme.ts';
export type { Direction, Theme, ThemeChoice, ThemeLock } from './types.ts';
