// What `@storybook/blocks` is in MDX files.
export * from '@storybook/blocks';
export { DemoCanvas as Canvas } from './DemoCanvas.tsx';
