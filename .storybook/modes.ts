import type { Direction, Theme } from 'storysite/plugins/color-scheme';

/** A mode for pictures of stories: values of the theme addon's globals, and the window's size in pixels. */
interface Mode {
  theme: Theme;
  dir: Direction;
  viewport: { width: number; height?: number };
}

const desktop = { width: 1280 };

/** Chromatic takes a picture of every story in each of these modes. */
export const modes = {
  light: { theme: 'light', dir: 'ltr', viewport: desktop },
  dark: { theme: 'dark', dir: 'ltr', viewport: desktop },
  rtl: { theme: 'light', dir: 'rtl', viewport: desktop },
  phone: { theme: 'light', dir: 'ltr', viewport: { width: 375, height: 667 } },
} satisfies Record<string, Mode>;
