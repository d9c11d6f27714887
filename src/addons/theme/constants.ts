/** Id of the addon; every other id of it starts with this. */
export const ADDON_ID = 'docs-theme';

/** Id of the toolbar tool "Theme". */
export const THEME_TOOL_ID = `${ADDON_ID}/theme`;

/** Id of the toolbar tool "Direction". */
export const DIRECTION_TOOL_ID = `${ADDON_ID}/direction`;

/** Key of the reader's choice in local storage; the site and the workbench share it. */
export const STORAGE_KEY = ADDON_ID;

/** Name of the Storybook global, and of the address parameter, that holds the theme's choice. */
export const THEME_KEY = 'theme';

/** Name of the Storybook global, and of the address parameter, that holds the writing direction. */
export const DIRECTION_KEY = 'dir';

/** Name of the story parameter that locks theme or direction: `{ themeLock: { theme: 'dark' } }`. */
export const LOCK_KEY = 'themeLock';

/** Media query of a system set to dark. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Path segment of standalone stories; only these take the address parameters. */
export const STANDALONE_SEGMENT = '/~demos/';
