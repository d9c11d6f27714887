import { join } from 'node:path';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import type { IndexProblem, Storybook } from '../project/Storybook.ts';
import type { PageRoute, StoryRoute } from '../../core/routes.ts';
import type { BundledImages } from '../content/bundledImages.ts';
import type { LastUpdated } from '../project/gitLastUpdated.ts';
import type { PageSource } from './listPages.ts';
import type { DocsPage } from '../content/readDocsPage.ts';
import type { Warn, Warning } from '../../core/Warning.ts';
import type { MenuGroup } from '../../core/Page.ts';
import type { Memo } from '../project/Memo.ts';
import { groupBy, mapFirst } from '../../core/maps.ts';
import { groupPages, listMenus } from './menus.ts';

/** A docs page with the data of its files. */
export interface SitePage extends PageRoute {
  source: PageSource;
  /** Whether menu, pager and search leave it out, as Storybook's sidebar does by its tags. */
  isHidden: boolean;
  docs: DocsPage;
  /**
   * Ids of the stories of its component, in the order of the index; empty for a page that is attached to no component.
   */
  storyIds: string[];
  /** The stories module that the page is attached to or made of, by its path in the project. */
  storiesFile?: string;
  /** All modules whose stories it shows: that one first, then its imports. */
  storiesFiles: string[];
  /** Markdown files that the page shows, absolute, in order. */
  markdownFiles: string[];
  /** For each Markdown file whose headings would repeat them, the ids that the page has before it. */
  takenIds?: Record<string, string[]>;
  /** In development, why the page cannot be shown. */
  problem?: IndexProblem;
}

/** A standalone story. */
export interface SiteStory extends StoryRoute {
  /** In development, why the story cannot be shown. */
  problem?: IndexProblem;
}

/** The input of a `Site`, from which it derives its lookups. */
export type SiteParts = Pick<
  Site,
  | 'root'
  | 'config'
  | 'storybook'
  | 'pages'
  | 'stories'
  | 'leftOut'
  | 'problems'
  | 'lastUpdated'
  | 'warn'
  | 'memo'
>;

/**
 * The project's docs pages and stories: the page at `/`, then the option `menu`, then the order of Storybook's index. A
 * lookup finds the first match.
 */
export class Site {
  /** Absolute folder of the project. */
  declare readonly root: string;
  /** With a redirect from `/` if there is no page. */
  declare readonly config: SiteConfig;
  declare readonly storybook: Storybook;
  declare readonly pages: SitePage[];
  declare readonly stories: SiteStory[];
  /** Ids of the entries that the option `routes` leaves to Storybook. */
  declare readonly leftOut: ReadonlySet<string>;
  /** Files that are missing, or partly missing, from the site. */
  declare readonly problems: IndexProblem[];
  declare readonly lastUpdated: LastUpdated;
  /** Adds a warning to those of the build. */
  declare readonly warn: Warn;
  /** Results from files, kept as long as the reader of the site. */
  declare readonly memo: Memo;

  readonly pagesByPath: ReadonlyMap<string, SitePage>;
  readonly pagesByDocsId: ReadonlyMap<string, SitePage>;
  /** Pages by their own file and by the Markdown files that they show, absolute. */
  readonly pagesByFile: ReadonlyMap<string, SitePage>;
  readonly pagesByStoriesFile: ReadonlyMap<string, SitePage>;
  /** The page of the component of each story. */
  readonly pagesOfStories: ReadonlyMap<string, SitePage>;
  /** The first page that shows each story, also in its hero. */
  readonly pagesByStory: ReadonlyMap<string, SitePage>;
  readonly storiesByPath: ReadonlyMap<string, SiteStory>;
  readonly storiesById: ReadonlyMap<string, SiteStory>;
  readonly storiesByFile: ReadonlyMap<string, SiteStory[]>;
  /** Pages and stories by their paths. */
  readonly routes: ReadonlyMap<string, SitePage | SiteStory>;
  /** The side menu of each language, by its tag. */
  readonly menus: ReadonlyMap<string, MenuGroup[]>;
  /** The pages as the menu lists them. */
  readonly readingOrder: readonly SitePage[];
  readonly #sourceFiles = new Map<string, Promise<string[]>>();

  constructor(parts: SiteParts) {
    Object.assign(this, parts);
    const { root, config, pages, stories } = parts;
    this.pagesByPath = mapFirst(pages, ({ path }) => [path]);
    this.pagesByDocsId = mapFirst(pages, ({ docsId }) => [docsId]);
    this.pagesByFile = mapFirst(pages, ({ file, markdownFiles }) => [
      join(root, file),
      ...markdownFiles,
    ]);
    this.pagesByStoriesFile = mapFirst(pages, ({ storiesFile }) => [storiesFile]);
    this.pagesOfStories = mapFirst(pages, ({ storyIds }) => storyIds);
    this.pagesByStory = mapFirst(pages, ({ storyIds, docs }) => [
      ...storyIds,
      docs.frontMatter.hero?.story,
    ]);
    this.storiesByPath = mapFirst(stories, ({ path }) => [path]);
    this.storiesById = mapFirst(stories, ({ storyId }) => [storyId]);
    this.storiesByFile = groupBy(stories, ({ file }) => file);
    this.routes = new Map<string, SitePage | SiteStory>([
      ...this.storiesByPath,
      ...this.pagesByPath,
    ]);
    this.menus = listMenus(pages, config);
    this.readingOrder = groupPages(pages).flat();
  }

  /** Files that a story box shows with the stories of a stories file. */
  sourceFiles(storiesFile: string): Promise<string[]> {
    const list = async () => (await this.config.sourceFiles?.(storiesFile, this.root)) ?? [];
    const files = this.#sourceFiles.get(storiesFile) ?? list();
    this.#sourceFiles.set(storiesFile, files);
    return files;
  }
}

/**
 * Reads the site once, and again after `forget` or a failure. It owns the state of one build or development server, so
 * that two in one process share nothing.
 */
export interface SiteReader {
  (): Promise<Site>;
  root: string;
  config: SiteConfig;
  /** The project's Storybook, loaded once; rejects with a `SiteError`. */
  storybook(): Promise<Storybook>;
  /** Lets the next call read a changed, added or removed file again; without a file, everything. */
  forget(file?: string): void;
  warn: Warn;
  /** Results that the bundles of browser and server share. */
  memo: Memo;
  /** Warnings other than the site's problems. */
  warnings: readonly Warning[];
  images: BundledImages;
  /** Problems that the project cannot fix, such as an image that another host does not send. */
  notes: Set<string>;
}
