import { useState } from 'react';
import { findStaticHtml, provideStaticHtml } from './staticHtmlStore.ts';

export interface StaticHtmlProps {
  /** Id under which `provideStaticHtml` got the HTML. */
  id: string;
  className?: string;
  /** The element that holds the HTML. */
  as?: 'div' | 'code';
}

/**
 * HTML that was written while building: it stands in the prerendered page and is not sent again as script.
 * On the server and after a navigation it comes from `provideStaticHtml`; when the page is hydrated, from the document.
 */
export function StaticHtml({ id, className, as: Element = 'div' }: StaticHtmlProps) {
  const [html] = useState(() => {
    const known =
      findStaticHtml(id) ??
      document.querySelector(`[data-static="${CSS.escape(id)}"]`)?.innerHTML ??
      '';
    provideStaticHtml({ [id]: known });
    return known;
  });

  return (
    <Element
      className={className}
      data-static={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
