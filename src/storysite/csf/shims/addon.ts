/** An addon of the workbench without a meaning on the site: `definePreview({ addons: [addon()] })` adds nothing. */
export default () => ({});
