import { StaticHtml } from '../client/StaticHtml.tsx';

/** A Markdown file's text, compiled during the build; `children` is the id of its HTML. */
export function Markdown({ children }: { children: string }) {
  return <StaticHtml id={children} />;
}
