import { STORAGE_KEY } from 'storysite/plugins/color-scheme';

/** Id of the addon, and prefix of its other ids. */
export const ADDON_ID = STORAGE_KEY;

/** Id of the toolbar tool "Theme". */
export const THEME_TOOL_ID = `${ADDON_ID}/theme`;

/** Id of the toolbar tool "Direction". */
export const DIRECTION_TOOL_ID = `${ADDON_ID}/direction`;

/** Story parameter that locks theme or direction: `{ themeLock: { theme: 'dark' } }`. */
export const LOCK_KEY = 'themeLock';
