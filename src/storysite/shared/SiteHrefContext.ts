import { createContext, useContext } from 'react';

const SiteHrefContext = createContext<(path: string) => string>((path) => path);

/** Gives the rule that turns site paths into addresses. */
export const SiteHrefProvider = SiteHrefContext.Provider;

/** The rule that turns a site path into an address under the deploy's base, with its suffix. */
export function useSiteHref(): (path: string) => string {
  return useContext(SiteHrefContext);
}
