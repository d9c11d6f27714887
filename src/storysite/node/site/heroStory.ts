import type { IndexProblem } from '../project/Storybook.ts';
import { mapSite } from './mapSite.ts';
import type { Site, SitePage, SiteStory } from './Site.ts';

type Routes = Pick<Site, 'pages' | 'stories'>;

/** The story that the hero of a page shows; undefined without one. */
export function findHeroStory(site: Routes, { docs }: SitePage): SiteStory | undefined {
  const id = docs.frontMatter.hero?.story;
  return id === undefined ? undefined : mapSite(site).storiesById.get(id);
}

/** Whether something stands above the text of a page. */
export function hasOpening({ docs: { frontMatter } }: SitePage): boolean {
  return Boolean(frontMatter.hero ?? frontMatter.features);
}

/** Adds the files of such stories to those of their pages, which show their code; returns what is wrong. */
export function addHeroStories(site: Routes): IndexProblem[] {
  return site.pages.flatMap((page) => {
    const story = findHeroStory(site, page);
    if (story) page.storiesFiles = [...new Set([...page.storiesFiles, story.file])];
    const id = page.docs.frontMatter.hero?.story;
    if (story || id === undefined || page.original) return [];
    const text = `"hero.story" names ${id}, but there is no such story. Correct it.`;
    return [{ code: 'link' as const, file: `./${page.file}`, text }];
  });
}
