import { reuse } from '../project/reuse.ts';
import type { Site, SitePage, SiteStory } from './Site.ts';

/** The pages and stories of a site by what they are looked up by; of several, the first. */
export interface SiteMaps {
  pages: ReadonlyMap<string, SitePage>;
  pagesByStoriesFile: ReadonlyMap<string, SitePage>;
  pagesByStory: ReadonlyMap<string, SitePage>;
  stories: ReadonlyMap<string, SiteStory>;
  storiesById: ReadonlyMap<string, SiteStory>;
  /** The first standalone story of each stories file. */
  firstStories: ReadonlyMap<string, SiteStory>;
}

type Routes = Pick<Site, 'pages' | 'stories'>;

/** The maps of a site, made once. */
export function mapSite(site: Routes): SiteMaps {
  return reuse(site, 'maps', '', () => createMaps(site));
}

function createMaps({ pages, stories }: Routes): SiteMaps {
  return {
    pages: mapFirst(pages, ({ path }) => [path]),
    pagesByStoriesFile: mapFirst(pages, ({ storiesFile }) => (storiesFile ? [storiesFile] : [])),
    pagesByStory: mapFirst(pages, ({ storyIds, docs }) => {
      const { story } = docs?.frontMatter.hero ?? {};
      return story ? [...storyIds, story] : storyIds;
    }),
    stories: mapFirst(stories, ({ path }) => [path]),
    storiesById: mapFirst(stories, ({ storyId }) => [storyId]),
    firstStories: mapFirst(stories, ({ file, problem }) => (problem ? [] : [file])),
  };
}

function mapFirst<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T> {
  const map = new Map<string, T>();
  for (const item of items) {
    for (const key of keysOf(item)) if (!map.has(key)) map.set(key, item);
  }
  return map;
}
