export { composeStories, composeStory, setProjectAnnotations } from './portableStories.ts';
export { __definePreview, definePreview } from './definePreview.ts';

/** What the renderer adds to a project: the site's composition has it built in. */
export const INTERNAL_DEFAULT_PROJECT_ANNOTATIONS = {};
