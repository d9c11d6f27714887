/** Key of the reader's choice in local storage; the site and Storybook share it. */
export const STORAGE_KEY = 'docs-theme';

/** Name of the Storybook global, and of the address parameter, that holds the theme's choice. */
export const THEME_KEY = 'theme';

/** Name of the Storybook global, and of the address parameter, that holds the writing direction. */
export const DIRECTION_KEY = 'dir';

/** Media query of a system set to dark. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';
