import { DocsText } from './DocsText.tsx';

interface MarkdownProps {
  children?: string;
  /** Options of `markdown-to-jsx`, as in Storybook. */
  options?: object;
}

/** A Markdown text. In MDX, the text of a file is compiled while building, and its HTML is in the place of this block. */
export function Markdown({ children = '' }: MarkdownProps) {
  return <DocsText text={children} />;
}
