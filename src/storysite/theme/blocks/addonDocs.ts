/** Replaces `@storybook/addon-docs`: the blocks, and an addon for `definePreview` that adds nothing. */
export { default } from '../../csf/shims/addon.ts';
export * from './index.ts';
