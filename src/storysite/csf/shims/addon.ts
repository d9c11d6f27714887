/** An addon of Storybook without a meaning on the site: `definePreview({ addons: [addon()] })` adds nothing. */
export default () => ({});
