import type { ComponentType } from 'react';
import type { MenuGroup, Page, PageLink } from '../../src/page/Page.ts';

/** What the chunk of one page exports. */
export interface PageModule {
  page: Page;
  Content: ComponentType;
  /** A demo alone: no frame round it. */
  alone: boolean;
  /** Fetches the static HTML that a prerendered page has in its document already, by its id. */
  loadStatics(): Promise<Record<string, string>>;
}

/** What the chunk of the whole site exports; fetched when the reader leaves the page that came first. */
export interface SiteManifest {
  pages: Record<string, () => Promise<PageModule>>;
  redirects: Record<string, string>;
  /** All groups of the side menu; the layout picks the language. */
  menu: MenuGroup[];
  /** All pages, for the suggestions of the not-found page. */
  links: PageLink[];
}
