/** Replaces `@storybook/blocks` and `@storybook/addon-docs/blocks`. */
export { Canvas, Story } from './Canvas.tsx';
export { Controls } from './Controls.tsx';
export { Description } from './Description.tsx';
export { DocsContainer, DocsPage, Meta } from './DocsPage.tsx';
export { Markdown } from './DocsText.tsx';
export { ColorItem, ColorPalette, IconGallery, IconItem, Typeset } from './galleries.tsx';
export { ArgTypes } from './PropertyTables.tsx';
export { Source } from './Source.tsx';
export { Primary, Stories } from './Stories.tsx';
export { Anchor, Heading, Subheading, Subtitle, Title, Unstyled } from './Typography.tsx';
export { useOf } from '../../docs/resolveOf.ts';
