import type { IndexProblem } from '../project/Storybook.ts';
import { mapFirst } from '../../core/maps.ts';
import type { Site, SitePage, SiteStory } from './Site.ts';

/** The story in the hero of a page; undefined without a hero or story. */
export function findHeroStory(
  { storiesById }: Pick<Site, 'storiesById'>,
  { docs }: SitePage,
): SiteStory | undefined {
  const id = docs.frontMatter.hero?.story;
  return id === undefined ? undefined : storiesById.get(id);
}

/** Whether a page has a hero or features above its text. */
export function hasOpening({ docs: { frontMatter } }: SitePage): boolean {
  return Boolean(frontMatter.hero ?? frontMatter.features);
}

/** Adds the files of hero stories to those of their pages, which show their code; returns problems. */
export function addHeroStories({
  pages,
  stories,
}: Pick<Site, 'pages' | 'stories'>): IndexProblem[] {
  const storiesById = mapFirst(stories, ({ storyId }) => [storyId]);
  return pages.flatMap((page) => {
    const story = findHeroStory({ storiesById }, page);
    if (story) page.storiesFiles = [...new Set([...page.storiesFiles, story.file])];
    const id = page.docs.frontMatter.hero?.story;
    if (story || id === undefined || page.original) return [];
    const text = `"hero.story" names ${id}, but there is no such story. Correct it.`;
    return [{ code: 'link' as const, file: `./${page.file}`, text }];
  });
}
