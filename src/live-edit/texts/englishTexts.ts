import type { Translation } from 'storysite/plugin';
import { frameTexts } from '../frame/frameTexts.ts';
import { buttonTexts } from '../page/buttonTexts.ts';
import { editorTexts } from '../page/editorTexts.ts';

/** All English texts of button, editor and frame. */
export const englishTexts = { ...buttonTexts, ...editorTexts, ...frameTexts };

/** The same in another language. */
export type EditorTranslation = Translation<typeof englishTexts>;
