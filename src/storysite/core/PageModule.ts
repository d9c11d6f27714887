import type { ComponentType, ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { NavItem } from './config/SiteConfig.ts';
import type { LanguageTexts } from './texts/t.ts';
import type { Feature, HeroData, MenuGroup, Page } from './Page.ts';

/** Exports of a page's chunk. */
export interface PageModule {
  page: Page;
  Content: ComponentType;
  /** For a page made of stories: adds the headings of its document. */
  withHeadings?(page: Page, source: Document): Page;
  /** Hero and features above the text of a home page; on the server, with its content as children. */
  LateOpening?: ComponentType<{ children?: ReactNode }>;
  loadOpening?(): Promise<OpeningModule>;
  /** Whether it is a story without the frame. */
  standalone: boolean;
}

/** Hero and features above the text of a home page. */
export interface OpeningData {
  hero?: HeroData;
  features?: Feature[];
}

/** Exports of an opening's chunk. */
export interface OpeningModule {
  Opening: ComponentType;
  /** Makes the prerendered opening interactive; `onListen` is called right before. */
  mount(part: HTMLElement, siteHref: (path: string) => string, onListen: () => void): Root;
}

/** Exports of the chunk with the standalone stories of a stories file, by their paths. */
export interface StoryPagesModule {
  pages: Record<string, PageModule>;
}

/** Picks the page of a path from the exports of a chunk; undefined for any other script. */
export function pickPage(
  module: Partial<PageModule> | StoryPagesModule,
  path: string,
): PageModule | undefined {
  if ('pages' in module) return module.pages[path];
  return module.page && (module as PageModule);
}

/** Data to show a page whose own module throws. Its name has no hash, so that scripts do not change with every page. */
export const PAGE_DATA_FILE = 'page-data.json';

/** The content of that file. */
export interface PageData {
  /** The docs pages by their paths. */
  pages: Record<string, Page>;
  /** Addresses of the modules that register a story, by its id. */
  stories: Record<string, string>;
}

/** HTML by its id. */
export type StaticHtml = Record<string, string>;

/** Imports one page, for the renderer. */
export interface PageLoader {
  module(): Promise<PageModule | StoryPagesModule>;
  /** The static HTML that a prerendered page has in its document already, by its id; a standalone story has none. */
  statics?(): Promise<{ default(): StaticHtml | Promise<StaticHtml> }>;
}

/** Page loaders by path. */
export type PageLoaders = Record<string, PageLoader>;

/** Data about all addresses, in the site's script; a page's own document names its module. */
export interface SiteManifest {
  redirects: Record<string, string>;
  notFound: Record<string, string>;
  /** The side menu of the language; empty where it is large, and each document has its part. */
  menu: MenuGroup[];
  /** Where a link of a page's text leads in a language that is not the default one. */
  translateLink?(path: string, link: Element): string;
}

/** Exports of a language's chunk. */
export interface LanguageModule {
  language: SiteLanguage;
  /** Sets the language of the site. */
  default(): void;
}

/** Differences of a language from the default one; only its readers load them. */
export interface SiteLanguage extends Partial<Pick<SiteManifest, 'menu' | 'redirects'>> {
  lang?: string;
  texts?: LanguageTexts['texts'];
  nav?: NavItem[];
}

/** Where the site shows a story: in its docs page when that is made of the stories, else on a page of its own. */
export interface StoryPlace {
  id: string;
  title: string;
  name: string;
  /** Site path of the story, with the story's id as hash if the page has other stories. */
  path: string;
  /** Site path of its component's docs page. */
  page?: string;
}
