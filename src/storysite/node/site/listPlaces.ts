import type { StoryPlace } from '../../core/PageModule.ts';
import type { Site } from './Site.ts';

/** The place of each story: on the page made of its component's stories, else on its own page. */
export function listPlaces({ stories, pagesOfStories }: Site): StoryPlace[] {
  return stories
    .filter(({ canonical }) => canonical === undefined)
    .map(({ storyId: id, fullTitle, name, path }) => {
      const page = pagesOfStories.get(id);
      const isShown = page !== undefined && page.source !== 'mdx';
      return {
        id,
        title: fullTitle,
        name,
        path: isShown ? `${page.path}#${id}` : path,
        page: page?.path,
      };
    });
}
