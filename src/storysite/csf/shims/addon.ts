/** A Storybook addon that does nothing on the site: `definePreview({ addons: [addon()] })` adds nothing. */
export default () => ({});
