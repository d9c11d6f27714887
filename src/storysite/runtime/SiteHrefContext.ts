import { createContext, useContext } from 'react';
import { withBase } from '../core/routes.ts';

const SiteHrefContext = createContext<(path: string) => string>((path) => path);

/** Gives the rule that turns site paths into addresses. */
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
