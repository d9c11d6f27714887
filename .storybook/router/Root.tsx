import { useCallback, useMemo, type ReactNode } from 'react';
import siteConfig from 'virtual:site-config';
import { SiteHrefProvider } from '../../src/page/SiteHrefContext.ts';
import { toHref } from './routes.ts';

/** What both hosts of the app agree on: how a site path becomes an address. */
export function Root({ base, children }: { base: string; children: ReactNode }) {
  const options = useMemo(() => ({ base, htmlSuffix: siteConfig.htmlSuffix }), [base]);
  const siteHref = useCallback((path: string) => toHref(path, options), [options]);
  return <SiteHrefProvider value={siteHref}>{children}</SiteHrefProvider>;
}
