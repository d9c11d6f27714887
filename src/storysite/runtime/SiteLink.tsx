import { type AnchorHTMLAttributes, createContext, useContext } from 'react';
import { withBase } from '../core/routes.ts';

// Storybook loads this module as `storysite/link`, so it must not import a site's virtual modules (`virtual:…`).
const SiteHrefContext = createContext<(path: string) => string>((path) => path);

/** Provides the rule that turns site paths into addresses. */
export const SiteHrefProvider = SiteHrefContext.Provider;

/** The rule that turns a site path into an address under the deploy's base, with its suffix. */
export function useSiteHref(): (path: string) => string {
  return useContext(SiteHrefContext);
}

/** The rule that turns the site path of a file, such as a picture, into its address; other addresses stay as they are. */
export function useFileHref(): (address: string) => string {
  const base = useSiteHref()('/');
  return (address) => withBase(address, base);
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Site path, with or without a hash: `/demo/single#single`; an `AutoLink` also takes an absolute address. */
  to: string;
}

/** A link inside the site: a plain anchor that works without script; `useNavigation` turns its clicks into navigations. */
export function SiteLink({ to, ...props }: LinkProps) {
  return <a href={useSiteHref()(to)} {...props} />;
}

/** A link inside the site for a site path, and out of it for everything else. */
export function AutoLink({ to, ...props }: LinkProps) {
  const isSitePath = to.startsWith('/') && !to.startsWith('//');
  return isSitePath ? <SiteLink to={to} {...props} /> : <a href={to} rel="noopener" {...props} />;
}
