import type { Root } from 'hast';
import type { PluggableList } from 'unified';
import type { InlineConfig, Plugin } from 'vite';
import type { TextSet } from '../texts/Text.ts';

/** A content security policy: the sources of each directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Headers of the responses under a path, which starts with the base; a `*` at its end matches anything. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** The part of a site's configuration that plugins read. */
export interface PluginConfig {
  title: string;
  version?: string;
  description: string;
  base: string;
  htmlSuffix: boolean;
  siteUrl?: string;
  externalImages: boolean;
  externalSearch?: { hosts?: readonly string[] };
  redirects: Readonly<Record<string, string>>;
  plugins: readonly SitePlugin[];
}

/** A docs page as plugins see it. */
export interface PluginPage {
  /** Without the base: `/demo/single`. */
  path: string;
  title: string;
  group?: string;
  lang: string;
  /** Id in Storybook's index: `demo-single--docs`. */
  docsId: string;
  /** MDX file or stories file, relative to the project's root. */
  file: string;
  /** The stories file that it documents, if it does. */
  storiesFile?: string;
  /** Whether menu, pager and search leave it out. */
  isHidden: boolean;
  /** The untranslated page that it shows in place of a translation. */
  original?: { path: string; lang: string };
  docs: { frontMatter: { title?: string; description?: string; [key: string]: unknown } };
}

/** A standalone story as plugins see it. */
export interface PluginStory {
  path: string;
  storyId: string;
  title: string;
  name: string;
  /** CSF file, relative to the project's root. */
  file: string;
  /** Set for a legacy id: the path that replaced it. */
  canonical?: string;
}

/** A site as plugins see it; paths are without the base. */
export interface PluginSite {
  /** Absolute folder of the project. */
  root: string;
  config: PluginConfig;
  pages: readonly PluginPage[];
  /** Standalone stories. */
  stories: readonly PluginStory[];
}

/** Passed to a plugin's `vite`. */
export interface ViteContext {
  /** Absolute folder of the project. */
  root: string;
  config: PluginConfig;
  /** Vite's configuration of the site's build, for plugins that run a bundle of their own. */
  viteConfig(): Promise<InlineConfig>;
  /** The files of each story whose files are known, the main file first; paths in the project. */
  sourceFiles(): Promise<string[][]>;
}

/** A document whose head a plugin may add to. */
export interface HeadContext {
  config: PluginConfig;
  /** `storybook` is a document of the built Storybook. */
  kind: 'page' | 'redirect' | 'storybook';
  /** The docs page that the document shows; redirects, stories and Storybook have none. */
  page?: PluginPage;
  /** The page's description: from its front matter, else its first paragraph, else the site's description. */
  description?: string;
  /** Markup around the page that a policy has to allow: inline scripts, and additions of the preview's files. */
  markup: string;
}

/** A docs page that the build has rendered. */
export interface RenderedDocsPage {
  /** The same object for all pages, and in `finish`. */
  site: PluginSite;
  page: PluginPage;
  /** As in `HeadContext`. */
  description: string;
  /** The elements of its article: stories are empty, and code has no colors. */
  content: Root;
}

/** A finished build. */
export interface FinishedBuild {
  site: PluginSite;
  /** Absolute folder with every page and file. */
  outDir: string;
  /** Addresses of the scripts, style sheets and search indexes that pages need, given by their paths. */
  assetsOf(paths: readonly string[]): string[];
}

/** Lines of code that are marked. */
export interface MarkedLines {
  /** Marks each line that matches. */
  pattern: RegExp;
  /** The reason, shown next to the first line of each distinct note; `$&` is replaced by the match. */
  note?: string;
}

/**
 * Extends a site: its build, its pages in the reader's browser, and the headers that hosts send. Modules are absolute
 * paths. All parts are optional, and only plugins in the configuration add anything.
 */
export interface SitePlugin {
  name: string;
  /** Vite plugins of the build and of the development server. */
  vite?: (site: ViteContext) => Plugin[];
  /** Modules that run in the head of every page, before its first paint; bundled into one inline script. */
  headScripts?: readonly string[];
  /** Module of the entry script whose default export is a `ClientPlugin`. */
  client?: string;
  /** Module whose default export is a component in the top bar and, on phones, in the menu. */
  barTool?: string;
  /** Module whose default export is a component in the toolbar of every story box; its props are `StoryToolProps`. */
  storyTool?: string;
  /**
   * Module whose default export is a component in the menu "Open in…" of every story box: one or more `MenuButton`s; its
   * props are `StoryToolProps`.
   */
  storyOpener?: string;
  /** Module whose default export is a component in the foot of every docs page, next to the edit link. */
  pageTool?: string;
  /** Module whose default export is a component next to the title of every docs page. */
  titleTool?: string;
  /**
   * Module whose default export is a component at the side of every docs page. It is also rendered below the text,
   * for narrow windows; readers see only one of the two.
   */
  aside?: string;
  /** Data of a docs page for these components, which read it with `usePageData(name)`; JSON. */
  pageData?: (page: PluginPage, site: PluginSite) => unknown;
  /** Keys of the front matter that are the plugin's own; it finds and checks them in `page.docs.frontMatter`. */
  frontMatter?: readonly string[];
  /**
   * Unified plugins for the text of MDX and Markdown files, whose path is `file.path`. They run after the theme's own,
   * so table rows have ids; links that they add to site paths (`/api#open`) are resolved to the site's address.
   */
  rehypePlugins?: PluggableList;
  /** The lines that are marked in the source of a page's stories, of those that `sourceFiles` names. */
  markLines?: (page: PluginPage) => MarkedLines | undefined;
  /** Markdown below the text of a docs page, in a site that has the plugin `markdown()`. */
  markdown?: (page: PluginPage, site: PluginSite) => string | undefined;
  /**
   * Texts of its parts by language tag, for the `t` of `createTexts(texts, name)`, whose `texts` are the English ones.
   * Other languages are loaded by their readers only; a site can add more.
   */
  texts?: { en: TextSet } & Readonly<Record<string, TextSet>>;
  /** Sources that its parts need, added to the content security policy of a site that has one. */
  policy?: Policy;
  /** Markup at the start of a document's head. */
  head?: (context: HeadContext) => string;
  /** Headers that hosts send. */
  headers?: (site: PluginSite, markup: string) => HeaderRule[];
  /** Things that do not work in this site, each with its fix; `markup` is part of every page. */
  warnings?: (site: PluginSite, markup: string) => string[];
  /** Runs for each docs page once it is rendered, before it is written. */
  page?: (rendered: RenderedDocsPage) => void;
  /** Runs when every page is written. */
  finish?: (build: FinishedBuild) => Promise<void>;
}

/** A plugin's part in the reader's browser; the default export of its `client` module. */
export interface ClientPlugin {
  /** Runs once, when the page has started. */
  start?: (site: { base: string }) => void;
  /**
   * Runs before an island is hydrated or, with `null`, the frame. The function it returns runs once that part is
   * interactive.
   */
  beforeHydrate?: (island: HTMLElement | null) => (() => void | Promise<void>) | undefined;
}
