export { composeStories, composeStory, setProjectAnnotations } from './portableStories.ts';
export { __definePreview, definePreview } from './definePreview.ts';

/** The renderer's annotations; the site's composition has them built in. */
export const INTERNAL_DEFAULT_PROJECT_ANNOTATIONS = {};
