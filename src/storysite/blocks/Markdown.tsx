import { StaticHtml } from '../client/StaticHtml.tsx';
import { DocsText } from './DocsText.tsx';

interface MarkdownProps {
  children?: string;
  /** Options of `markdown-to-jsx`, as in Storybook. */
  options?: object;
  /** Id of the HTML that the build made of a Markdown file; MDX pages get it in place of the file's text. */
  staticId?: string;
}

/** A Markdown text. */
export function Markdown({ children = '', staticId }: MarkdownProps) {
  return staticId === undefined ? <DocsText text={children} /> : <StaticHtml id={staticId} />;
}
