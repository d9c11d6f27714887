/** Id of the addon, and prefix of its other ids. */
export const ADDON_ID = 'docs-site/sandbox';

/** Id of the tool in Storybook's toolbar. */
export const TOOL_ID = `${ADDON_ID}/tool`;

/** Story parameter with the address of the demo's project. */
export const PROJECT_KEY = 'sandboxProject';

/** Story parameter with the sandboxes to offer. */
export const SANDBOXES_KEY = 'sandboxes';

/** Folder of the projects, below the site's base. */
export const SITE_FOLDER = 'sandbox/';

/** A sandbox with a probe image is offered only when the image loads within this time. */
export const SANDBOX_PROBE_TIMEOUT_MS = 200;
