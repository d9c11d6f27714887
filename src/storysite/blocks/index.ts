/** What `@storybook/blocks` means on the docs site. */
export { Canvas } from './Canvas.tsx';
export { Markdown } from './Markdown.tsx';
export { Meta } from './Meta.tsx';
export { Source } from './Source.tsx';
export { Story } from './Story.tsx';
export { Title, Subtitle, Description, Unstyled } from './Typography.tsx';
