import type { ComponentType, ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { NavItem } from './config/SiteConfig.ts';
import type { LanguageTexts } from './texts/t.ts';
import type { Feature, HeroData, MenuGroup, Page } from './Page.ts';

/** What the chunk of one page exports. */
export interface PageModule {
  page: Page;
  Content: ComponentType;
  /** Of a page that is made of stories: the page with the headings of its document. */
  withHeadings?(page: Page, source: Document): Page;
  /** What stands above the text of a home page: on the server with its content as children. */
  LateOpening?: ComponentType<{ children?: ReactNode }>;
  loadOpening?(): Promise<OpeningModule>;
  /** A story without the frame. */
  standalone: boolean;
}

/** What stands above the text of a home page. */
export interface OpeningData {
  hero?: HeroData;
  features?: Feature[];
}

/** What the chunk of an opening exports. */
export interface OpeningModule {
  Opening: ComponentType;
  /** Makes the prerendered one interactive; `onListen` is called when it is about to be. */
  mount(part: HTMLElement, siteHref: (path: string) => string, onListen: () => void): Root;
}

/** What the chunk of the standalone stories of a stories file exports: each by its path. */
export interface StoryPagesModule {
  pages: Record<string, PageModule>;
}

/** What a chunk exports for a path; nothing where it is another script. */
export function pickPage(
  module: Partial<PageModule> | StoryPagesModule,
  path: string,
): PageModule | undefined {
  if ('pages' in module) return module.pages[path];
  return module.page && (module as PageModule);
}

/** What a page is shown from whose own module throws. Its address stays the same, so that no script changes with every page. */
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

/** What the site's script knows of all addresses; a page's own document names its module. */
export interface SiteManifest {
  redirects: Record<string, string>;
  notFound: Record<string, string>;
  /** The side menu of the language; empty where it is large, and each document has its part. */
  menu: MenuGroup[];
  /** Where a link of a page's text leads in a language that is not the default one. */
  translateLink?(path: string, link: Element): string;
}

/** What the chunk of a language exports. */
export interface LanguageModule {
  language: SiteLanguage;
  /** Makes it the language of the site. */
  default(): void;
}

/** What is different in a language; only its readers load it. */
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
  /** Site path of the story, with the story's id as hash where the page has other ones. */
  path: string;
  /** Site path of its component's docs page. */
  page?: string;
}
