import { StaticHtml } from '../client/StaticHtml.tsx';
import { DocsText } from './DocsText.tsx';

/** Start of the ids of Markdown files' HTML. */
const FILE = /^markdown:\S+$/;

/** A Markdown text: a file's is compiled while building, and `children` is the id of its HTML; another is shown plainly. */
export function Markdown({ children = '' }: { children?: string; options?: object }) {
  return FILE.test(children) ? <StaticHtml id={children} /> : <DocsText text={children} />;
}
