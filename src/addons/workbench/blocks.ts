// Replaces `@storybook/blocks` in MDX files.
export * from '@storybook/blocks';
export { DemoCanvas as Canvas } from './DemoCanvas.tsx';
