import { useCallback, useMemo, type ReactNode } from 'react';
import siteConfig from 'virtual:site-config';
import { SiteHrefProvider } from '../runtime/page.ts';
import { toHref } from '../core/routes.ts';

/** Provides server and browser with the rule that turns a site path into an address. */
export function Root({ base, children }: { base: string; children: ReactNode }) {
  const options = useMemo(() => ({ base, htmlSuffix: siteConfig.htmlSuffix }), [base]);
  const siteHref = useCallback((path: string) => toHref(path, options), [options]);
  return <SiteHrefProvider value={siteHref}>{children}</SiteHrefProvider>;
}
