import { useState } from 'react';
import { readStaticHtml } from './staticHtmlStore.ts';

interface StaticHtmlProps {
  /** Id under which `provideStaticHtml` got the HTML. */
  id: string;
  className?: string;
  /** The element that holds the HTML. */
  as?: 'div' | 'code';
}

/** HTML from the build. It comes from the document on hydration, so that it is not sent a second time as script. */
export function StaticHtml({ id, className, as: Element = 'div' }: StaticHtmlProps) {
  const [html] = useState(() => readStaticHtml(id));

  return (
    <Element
      className={className}
      data-static={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
