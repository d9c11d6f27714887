/** Id of the addon; every other id of it starts with this. */
export const ADDON_ID = 'docs-site/sandbox';

/** Id of the tool in the workbench's toolbar. */
export const TOOL_ID = `${ADDON_ID}/tool`;

/** Name of the story parameter with the address of the demo's project. */
export const PROJECT_KEY = 'sandboxProject';
