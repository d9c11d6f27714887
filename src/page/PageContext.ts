import { createContext, useContext } from 'react';
import type { Page } from './Page.ts';

const PageContext = createContext<Page | undefined>(undefined);

/** Gives the current page to everything that prints a part of it. */
export const PageProvider = PageContext.Provider;

/** The current page; throws outside a page, since a part that prints one has nothing to say there. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page)
    throw new Error('usePage was called outside a PageProvider: wrap the part in the Layout.');
  return page;
}
