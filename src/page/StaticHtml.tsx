import { useState } from 'react';
import { trustHtml } from './trustHtml.ts';

const store = new Map<string, string>();

/** Keeps HTML that was written while building, by its id, so that `StaticHtml` can show it. */
export function provideStaticHtml(entries: Record<string, string>): void {
  for (const [id, html] of Object.entries(entries)) store.set(id, html);
}

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
      store.get(id) ?? document.querySelector(`[data-static="${CSS.escape(id)}"]`)?.innerHTML ?? '';
    store.set(id, known);
    // Once: another object would make React write the same HTML again.
    return trustHtml(known);
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
