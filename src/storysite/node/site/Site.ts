import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import type { IndexProblem, Storybook } from '../project/Storybook.ts';
import type { PageRoute, StoryRoute } from '../../core/routes.ts';
import type { BundledImages } from '../content/bundledImages.ts';
import type { LastUpdated } from '../project/gitLastUpdated.ts';
import type { PageSource } from './listPages.ts';
import type { DocsPage } from '../content/readDocsPage.ts';
import type { Warn, Warning } from '../../core/Warning.ts';

/** A docs page with what its files say of it. */
export interface SitePage extends PageRoute {
  source: PageSource;
  /** Whether menu, pager and search leave it out, as Storybook's sidebar does by its tags. */
  isHidden: boolean;
  docs: DocsPage;
  /** Ids of the stories of its component, in the order of the index; a page that is attached to none has none. */
  storyIds: string[];
  /** The stories module that the page is attached to or made of, by its path in the project. */
  storiesFile?: string;
  /** All stories modules that it shows stories of: that one first, then those that it imports. */
  storiesFiles: string[];
  /** Markdown files that the page shows, absolute, in order. */
  markdownFiles: string[];
  /** The ids that the page has before a Markdown file whose headings would repeat one, by the file. */
  takenIds?: Record<string, string[]>;
  /** In development, why the page cannot be shown. */
  problem?: IndexProblem;
}

/** A standalone story. */
export interface SiteStory extends StoryRoute {
  /** In development, why the story cannot be shown. */
  problem?: IndexProblem;
}

/** The project's docs pages and stories: the page at `/`, then the option `menu`, then the order of Storybook's index. */
export interface Site {
  /** Absolute folder of the project. */
  root: string;
  /** With a redirect from `/` where no page is there. */
  config: SiteConfig;
  storybook: Storybook;
  pages: SitePage[];
  stories: SiteStory[];
  /** Ids of the entries that the option `routes` leaves to Storybook. */
  leftOut: ReadonlySet<string>;
  /** Files that are not, or not wholly, part of the site. */
  problems: IndexProblem[];
  lastUpdated: LastUpdated;
  /** Adds to what the build warns of. */
  warn: Warn;
}

/**
 * Reads the site once, and again after `forget` or a failure. It owns what one build, or one development server, keeps: two in
 * one process share nothing.
 */
export interface SiteReader {
  (): Promise<Site>;
  root: string;
  config: SiteConfig;
  /** The project's Storybook, loaded once; rejects with a `SiteError`. */
  storybook(): Promise<Storybook>;
  /** Lets the next call read a changed, added or removed file again; without one, everything. */
  forget(file?: string): void;
  warn: Warn;
  /** What is wrong beside the problems of the site. */
  warnings: readonly Warning[];
  images: BundledImages;
  /** What the project cannot help, such as an image that another host does not send. */
  notes: Set<string>;
}
