import type { PageData } from '../../core/PageModule.ts';
import { buildPage } from '../site/buildPage.ts';
import type { Site } from '../site/Site.ts';
import { placeOf } from '../site/moduleIds.ts';

/** Prints the JSON to show pages whose own modules throw; `addressOf` returns the address of a module. */
export async function printPageData(
  site: Site,
  addressOf: (id: string) => string,
): Promise<string> {
  const pages = site.pages.map(async (page) => [page.path, await buildPage(site, page)] as const);
  const stories = site.stories.map(({ storyId, path }) => [
    storyId,
    addressOf(placeOf(site, path).id),
  ]);
  const data: PageData = {
    pages: Object.fromEntries(await Promise.all(pages)),
    stories: Object.fromEntries(stories),
  };
  return JSON.stringify(data);
}
