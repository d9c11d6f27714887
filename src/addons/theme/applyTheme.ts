import type { Direction, Theme, ThemeChoice } from './types.ts';

/** Shows a theme on the whole document, so that popups which stand in `body` follow. */
export function applyTheme(root: HTMLElement, choice: ThemeChoice, theme: Theme): void {
  root.dataset.themeChoice = choice;
  root.dataset.theme = theme;
  root.style.colorScheme = theme;
}

/** Sets the writing direction on the whole document. */
export function applyDirection(root: HTMLElement, direction: Direction): void {
  root.dir = direction;
}
