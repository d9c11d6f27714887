import type { SitePage } from './readSite.ts';
import type { StoryRoute } from './routes.ts';

/** The docs page that is attached to a story's module; undefined when none is. */
export function docsPageOf({ file }: StoryRoute, pages: SitePage[]): SitePage | undefined {
  return pages.find(({ storiesFile }) => storiesFile === file);
}
