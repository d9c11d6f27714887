import type { AnchorHTMLAttributes } from 'react';
import { useSiteHref } from './SiteHrefContext.ts';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Site path, with or without a hash: `/demo/single#single`. */
  to: string;
}

/**
 * A link inside the site: a plain anchor with the deploy's base and suffix, which works without script.
 * With script, one listener on the document turns clicks on such anchors into moves of the router.
 */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  return <a href={useSiteHref()(to)} {...props} />;
}
