import { posix } from 'node:path';
import type { SitePage } from './readSite.ts';
import type { StoryRoute } from './routes.ts';

/** The docs page that is attached to a story's module; undefined when none is. */
export function docsPageOf({ file }: StoryRoute, pages: SitePage[]): SitePage | undefined {
  return pages.find(({ file: page, docs: { storiesImport } }) => {
    return storiesImport && posix.join(posix.dirname(page), storiesImport) === file;
  });
}
