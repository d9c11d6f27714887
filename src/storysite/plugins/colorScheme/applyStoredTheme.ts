import { DARK_QUERY, DIRECTION_KEY, STORAGE_KEY, THEME_KEY } from './constants.ts';
import {
  type Theme,
  type ThemeChoice,
  type ThemeLock,
  parseChoice,
  readLock,
  resolveTheme,
} from './types.ts';

/** Sets theme and direction before the first paint, as the theme store will. */
export function applyStoredTheme(): void {
  const root = document.documentElement;
  const choice = readChoice(window) ?? 'auto';
  applyTheme(root, choice, resolveTheme(choice, window.matchMedia(DARK_QUERY).matches));
  const { dir } = readOverrides(window);
  if (dir) root.dir = dir;
}

/** Shows a theme on the whole document, so that popups, which are rendered in `body`, follow. */
export function applyTheme(root: HTMLElement, choice: ThemeChoice, theme: Theme): void {
  root.dataset.siteThemeChoice = choice;
  root.dataset.siteTheme = theme;
  root.style.colorScheme = theme;
}

/** The theme in the address, or the reader's stored choice; undefined if there is neither. */
export function readChoice(host: Window): ThemeChoice | undefined {
  return readOverrides(host).theme ?? readStoredChoice(host);
}

/** The reader's stored choice; undefined if there is none, it is invalid, or storage is blocked. */
export function readStoredChoice(host: Window): ThemeChoice | undefined {
  try {
    return parseChoice(host.localStorage.getItem(STORAGE_KEY));
  } catch {
    return undefined;
  }
}

/** Theme and direction in the address, for standalone stories only. */
function readOverrides({ document, location }: Window): ThemeLock {
  if (!('standalone' in document.documentElement.dataset)) return {};
  const query = new URLSearchParams(location.search);
  return readLock({ theme: query.get(THEME_KEY), dir: query.get(DIRECTION_KEY) });
}
