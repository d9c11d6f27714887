/** Name of the report's file in a built site. */
export const REPORT_FILE = 'storysite.json';

/**
 * How a story is shown: in the HTML of its page and hydrated, rendered only by the browser, or in a frame with
 * Storybook's own story.
 */
export type Shown = 'prerendered' | 'browser' | 'framed';

/** How one story is shown, and why where it is not prerendered. */
export interface StoryReport {
  id: string;
  shown: Shown;
  reason?: string;
}

/** What a build made, by the ids of Storybook's index. */
export interface BuildReport {
  /** Version of the project's Storybook. */
  storybook: string;
  pages: { id: string; path: string; title: string }[];
  /** `page` is the id of the page that shows the story, or the story's own id where no page shows it. */
  stories: (StoryReport & { page: string })[];
  warnings: string[];
}
