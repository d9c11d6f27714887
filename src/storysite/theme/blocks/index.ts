/** What `@storybook/blocks` and `@storybook/addon-docs/blocks` mean on the site. */
export { ArgTypes } from './ArgTypes.tsx';
export { Canvas } from './Canvas.tsx';
export { Controls } from './Controls.tsx';
export { Description } from './Description.tsx';
export { DocsContainer, DocsPage } from './DocsPage.tsx';
export { ColorItem, ColorPalette, IconGallery, IconItem, Typeset } from './galleries.tsx';
export { Markdown } from './Markdown.tsx';
export { Meta } from './Meta.tsx';
export { Source } from './Source.tsx';
export { Primary, Stories } from './Stories.tsx';
export { Story } from './Story.tsx';
export { Anchor, Heading, Subheading, Subtitle, Title, Unstyled } from './Typography.tsx';
export { useOf } from '../../docs/useOf.ts';
