import type { AnchorHTMLAttributes } from 'react';
import { useSiteHref } from './page.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Site path, with or without a hash: `/demo/single#single`; an `AutoLink` also takes an absolute address. */
  to: string;
}

/** A link inside the site: a plain anchor that works without script; `useLinks` turns its clicks into navigations. */
export function SiteLink({ to, ...props }: LinkProps) {
  return <a href={useSiteHref()(to)} {...props} />;
}

/** A link inside the site for a site path, and out of it for everything else. */
export function AutoLink({ to, ...props }: LinkProps) {
  const isSitePath = to.startsWith('/') && !to.startsWith('//');
  return isSitePath ? <SiteLink to={to} {...props} /> : <a href={to} rel="noopener" {...props} />;
}
