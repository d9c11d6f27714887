/** What `@storybook/blocks` and `@storybook/addon-docs/blocks` mean on the site. */
export { ArgTypes, Controls } from './ArgTypes.tsx';
export { Canvas } from './Canvas.tsx';
export { ColorItem, ColorPalette } from './ColorPalette.tsx';
export { Description } from './Description.tsx';
export { DocsContainer } from './DocsContainer.tsx';
export { DocsPage } from './DocsPage.tsx';
export { IconGallery, IconItem } from './IconGallery.tsx';
export { Markdown } from './Markdown.tsx';
export { Meta } from './Meta.tsx';
export { Source } from './Source.tsx';
export { Primary, Stories } from './Stories.tsx';
export { Story } from './Story.tsx';
export { Typeset } from './Typeset.tsx';
export { Anchor, Heading, Subheading, Subtitle, Title, Unstyled } from './Typography.tsx';
export { useOf } from './useOf.ts';
