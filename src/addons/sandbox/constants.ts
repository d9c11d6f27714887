/** Every id of the addon is made of this one. */
export const ADDON_ID = 'docs-site/sandbox';

/** Id of the tool in the workbench's toolbar. */
export const TOOL_ID = `${ADDON_ID}/tool`;

/** What manager and preview say to each other. The preview knows the projects; the manager opens the window. */
export const EVENTS = {
  /** Manager: which stories files have a demo file? */
  askFiles: `${ADDON_ID}/ask-files`,
  /** Preview: these, a `string[]` of repository paths. */
  files: `${ADDON_ID}/files`,
  /** Manager: the project of this stories file, please. */
  askProject: `${ADDON_ID}/ask-project`,
  /** Preview: here it is, a `ProjectAnswer`. */
  project: `${ADDON_ID}/project`,
} as const;
