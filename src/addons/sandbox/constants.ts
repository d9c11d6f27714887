/** Id of the addon; every other id of it starts with this. */
export const ADDON_ID = 'docs-site/sandbox';

/** Id of the tool in Storybook's toolbar. */
export const TOOL_ID = `${ADDON_ID}/tool`;

/** Name of the story parameter with the address of the demo's project. */
export const PROJECT_KEY = 'sandboxProject';

/** Name of the story parameter with the sandboxes that are offered. */
export const SANDBOXES_KEY = 'sandboxes';

/** Where the site has the projects, under its base. */
export const SITE_FOLDER = 'sandbox/';

/** A sandbox with a probe image is offered only when the image loads within this time. */
export const SANDBOX_PROBE_TIMEOUT_MS = 200;
