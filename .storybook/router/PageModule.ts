import type { ComponentType } from 'react';
import type { MenuGroup, Page } from '../../src/page/Page.ts';

/** What the chunk of one page exports. */
export interface PageModule {
  page: Page;
  Content: ComponentType;
  /** A demo alone: no frame round it. */
  alone: boolean;
}

/** What fetches one page. */
export interface PageLoader {
  module(): Promise<PageModule>;
  /** The static HTML that a prerendered page has in its document already, by its id; a demo alone has none. */
  statics?(): Promise<{ default: Record<string, string> }>;
}

/** What fetches pages, by their paths. */
export type PageLoaders = Record<string, PageLoader>;

/** What the chunk of the whole site exports; fetched when the page that came first has nothing left to do. */
export interface SiteManifest {
  /** The docs pages; demos alone, which few readers open, are `virtual:site-stories`. */
  pages: PageLoaders;
  redirects: Record<string, string>;
  /** All groups of the side menu; the layout picks the language. */
  menu: MenuGroup[];
}
