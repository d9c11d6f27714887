/** Id of the addon, and prefix of its other ids. */
export const ADDON_ID = 'docs-site/workbench';

/** Module with the owner's options. */
export const OPTIONS = 'virtual:workbench';
