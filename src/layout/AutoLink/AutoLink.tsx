import type { AnchorHTMLAttributes } from 'react';
import { SiteLink } from '../../page/SiteLink.tsx';

interface AutoLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Site path (`/demo`) or absolute address. */
  to: string;
}

/** A link that stays in the router for site paths and leaves the site safely for everything else. */
export function AutoLink({ to, ...props }: AutoLinkProps) {
  const isSitePath = to.startsWith('/') && !to.startsWith('//');
  return isSitePath ? <SiteLink to={to} {...props} /> : <a href={to} rel="noopener" {...props} />;
}
