import { createContext, useContext } from 'react';
import type { MenuGroup, Page } from '../core/Page.ts';

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

/** The groups of the side menu, in the page's language. */
export function useMenu(): MenuGroup[] {
  return useContext(MenuContext);
}
