import { useState } from 'react';

const store = new Map<string, string>();

/** Keeps HTML that was written while building, so that `StaticHtml` can show it; called by the page's static chunk. */
export function provideStaticHtml(id: string, html: string): void {
  store.set(id, html);
}

export interface StaticHtmlProps {
  /** What `provideStaticHtml` was called with. */
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
      store.get(id) ?? document.querySelector(`[data-static="${CSS.escape(id)}"]`)?.innerHTML ?? '';
    store.set(id, known);
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
