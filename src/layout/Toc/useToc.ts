import { useMemo } from 'react';
import type { Heading } from '../../page/Page.ts';
import { usePage } from '../../page/PageContext.ts';
import { tocHeadings } from './tocHeadings.ts';
import { useActiveHeading } from './useActiveHeading.ts';

/** The headings that the contents list of the current page shows, and the id of the one the reader is at. */
export function useToc(): { headings: readonly Heading[]; active: string | undefined } {
  const page = usePage();
  const headings = useMemo(() => tocHeadings(page.headings), [page.headings]);
  return { headings, active: useActiveHeading(headings) };
}
