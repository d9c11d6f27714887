import { useEffect, useId } from 'react';
import { claimId, releaseId } from '../core/claimId.ts';
import { useOptionalPage } from './PageContext.ts';

/** Stands for the page of parts that are shown without one. */
const NOWHERE = {};

/**
 * An id that nothing else on the page has: the given one, or that with a number behind it. A page may show the same story, table or
 * heading twice. The server and the browser count alike, since they render in the same order.
 */
export function useUniqueId(base: string): string {
  const page = useOptionalPage() ?? NOWHERE;
  const holder = useId();
  const id = claimId(page, base, holder);
  useEffect(() => {
    claimId(page, base, holder);
    return () => releaseId(page, id);
  }, [page, base, holder, id]);
  return id;
}
