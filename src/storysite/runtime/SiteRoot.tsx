import type { ReactNode } from 'react';
import siteConfig from 'virtual:site-config';
import { toHref } from '../core/routes.ts';
import { SiteHrefProvider } from './SiteLink.tsx';

declare global {
  interface Window {
    /** Overrides the base path that the site was built with; set before the scripts run. */
    routerBase?: string;
  }
}

const { routerBase } = globalThis as { routerBase?: string };

/** The base path of the site, with a slash at both ends. */
export const base = `/${routerBase ?? siteConfig.base}/`.replace(/\/{2,}/g, '/');

const siteHref = (path: string) => toHref(path, { base, htmlSuffix: siteConfig.htmlSuffix });

/** Provides a React root, of the page or of a story in it, with the rule that turns a site path into an address. */
export function SiteRoot({ children }: { children: ReactNode }) {
  return <SiteHrefProvider value={siteHref}>{children}</SiteHrefProvider>;
}
