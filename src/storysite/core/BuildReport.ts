import type { Warning } from './Warning.ts';

/** Name of the report's file in a built site. */
export const REPORT_FILE = 'storysite.json';

/**
 * How a story is shown: in the HTML of its page and hydrated, rendered only by the browser, or in an iframe with
 * Storybook's own story or with its own page.
 */
export type Shown = 'prerendered' | 'browser' | 'framed';

/** How one story is shown, and the reason if it is not prerendered, or only with a DOM. */
export interface StoryReport {
  id: string;
  shown: Shown;
  /** Whether it is prerendered with a DOM, because it throws without one. The browser renders it again. */
  withDom?: boolean;
  /** Whether its iframe shows its own page of the site, not Storybook. */
  ownPage?: boolean;
  reason?: string;
}

/** Result of a build, by the ids of Storybook's index. */
export interface BuildReport {
  /** Path below which the site is to be served. */
  base: string;
  /** Version of the project's Storybook. */
  storybook: string;
  pages: { id: string; path: string; title: string }[];
  /** `page` is the id of the page that shows the story, or the story's own id where no page shows it. */
  stories: (StoryReport & { page: string })[];
  /** Problems in the project, each with its fix; any of them fails a strict build. */
  warnings: Warning[];
  /** Problems that the project cannot fix, such as an image that another host does not send. */
  notes: string[];
  /** Paths of all files of the site, which a later build may replace. Empty until all of them are written. */
  files: string[];
  /** The slowest stories to prerender. Left out of the file, which is the same on every machine. */
  slowest?: { id: string; seconds: number }[];
}
