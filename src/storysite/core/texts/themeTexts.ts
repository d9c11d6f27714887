import { controlsTexts } from './controls.ts';
import { en } from './en.ts';
import { filterTexts } from './filter.ts';
import { searchTexts } from './search.ts';
import { serverTexts } from './server.ts';
import type { Translation } from './Text.ts';

/** All English texts of the theme. */
export const themeTexts = {
  ...en,
  ...controlsTexts,
  ...filterTexts,
  ...searchTexts,
  ...serverTexts,
};

/** The texts of the theme in another language. */
export type ThemeTranslation = Translation<typeof themeTexts>;
