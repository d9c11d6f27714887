import { applyDirection, applyTheme } from './applyTheme.ts';
import { DARK_QUERY } from './constants.ts';
import { readOverrides } from './readOverrides.ts';
import { readStoredChoice } from './storedChoice.ts';
import { resolveTheme } from './types.ts';

/** Sets theme and direction before the first paint, as the theme store will. */
export function applyStoredTheme(): void {
  const root = document.documentElement;
  const { theme, dir } = readOverrides(window.location);
  const choice = theme ?? readStoredChoice(window) ?? 'auto';
  applyTheme(root, choice, resolveTheme(choice, window.matchMedia(DARK_QUERY).matches));
  if (dir) applyDirection(root, dir);
}
