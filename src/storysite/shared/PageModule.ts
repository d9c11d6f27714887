import type { ComponentType } from 'react';
import type { MenuGroup, Page } from './Page.ts';

/** What the chunk of one page exports. */
export interface PageModule {
  page: Page;
  Content: ComponentType;
  /** A story without the frame. */
  standalone: boolean;
}

/** What fetches one page. */
export interface PageLoader {
  module(): Promise<PageModule>;
  /** The static HTML that a prerendered page has in its document already, by its id; a standalone story has none. */
  statics?(): Promise<{ default: Record<string, string> }>;
  /** Storybook's id of a standalone story. */
  storyId?: string;
}

/** What fetches pages, by their paths. */
export type PageLoaders = Record<string, PageLoader>;

/** What the site's script knows of all pages. */
export interface SiteManifest {
  /** The docs pages; standalone stories, which few readers open, are `virtual:site-stories`. */
  pages: PageLoaders;
  redirects: Record<string, string>;
  notFound: Record<string, string>;
  /** All groups of the side menu; the layout picks the language. */
  menu: MenuGroup[];
}
