export { readStoredChoice } from './applyStoredTheme.ts';
export { DARK_QUERY, DIRECTION_KEY, STORAGE_KEY, THEME_KEY } from './constants.ts';
export {
  createThemedDocument,
  createThemeStore,
  themeStore,
  type ThemeStore,
} from './themeStore.ts';
export {
  type Direction,
  directions,
  parseChoice,
  readLock,
  type Theme,
  type ThemeChoice,
  themeChoices,
  type ThemeLock,
} from './types.ts';
export { useTheme } from './useTheme.ts';
