/** Id of the addon; every other id of it starts with this. */
export const ADDON_ID = 'docs-site/workbench';

/** Module with what the owner has set. */
export const OPTIONS = 'virtual:workbench';
