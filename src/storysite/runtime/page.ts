import { createContext, useContext, useEffect, useId, useSyncExternalStore } from 'react';
import siteConfig from 'virtual:site-config';
import { claimId, releaseId } from '../core/ids.ts';
import type { ClientConfig } from '../core/config/SiteConfig.ts';
import type { MenuGroup, Page } from '../core/Page.ts';
import { storybookUrlOf } from '../core/routes.ts';
import { useSiteHref } from './SiteLink.tsx';

const PageContext = createContext<Page | undefined>(undefined);
const MenuContext = createContext<MenuGroup[]>([]);

/** Provides the current page. */
export const PageProvider = PageContext.Provider;
/** Provides the groups of the side menu. */
export const MenuProvider = MenuContext.Provider;

/** The current page; throws outside a `PageProvider`. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page)
    throw new Error('usePage was called outside a PageProvider. Wrap the component in one.');
  return page;
}

/** The current page; undefined outside a `PageProvider`. */
export function useOptionalPage(): Page | undefined {
  return useContext(PageContext);
}

/** Data of the current page that a plugin's `pageData` returned; undefined if it returned nothing. */
export function usePageData<T>(plugin: string): T | undefined {
  return usePage().data?.[plugin] as T | undefined;
}

/** The groups of the side menu, in the page's language; in a large menu, only the page's own group has its links. */
export function useMenu(): MenuGroup[] {
  return useContext(MenuContext);
}

/** The site's configuration, as far as the reader's browser has it. */
export function useSite(): ClientConfig {
  return siteConfig;
}

const never = () => () => {};

/** Whether a part is being prerendered or hydrated, when both must render the same; afterwards it renders again. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Page of parts that are shown without one. */
const NOWHERE = {};

/**
 * An id that is unique on the page: the given one, or that with a number appended. A page may show the same story, table or
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

/**
 * Address of the Storybook that links go to; undefined if the site has no such links. Framed stories always have one:
 * the Storybook in their frame.
 */
export function useStorybookUrl(isFramed = false): string | undefined {
  const base = useSiteHref()('/');
  return storybookUrlOf({ storybook: siteConfig.storybook || isFramed, base });
}

/** Runs something once the browser has nothing else to do, or soon in Safari, which has no idle callback. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run);
}
