import type { IndexProblem } from '../project/Storybook.ts';
import type { Site, SitePage, SiteStory } from './Site.ts';

/** The problem that prevents a page or story from being shown; undefined if there is none. */
export function findProblem(
  route: SitePage | SiteStory,
  problems: readonly IndexProblem[],
): IndexProblem | undefined {
  const isPage = route.kind === 'page';
  const files = isPage ? [route.file, ...route.storiesFiles] : [route.file];
  const ids = isPage ? [route.docsId, ...route.storyIds] : [route.storyId];
  return problems.find(({ error, id, file }) => {
    if (error === undefined) return false;
    return id === undefined ? files.includes(file.replace(/^\.\//, '')) : ids.includes(id);
  });
}

/** The first problem of each file that cannot be read, or only partly. */
export function listBroken({ problems }: Pick<Site, 'problems'>): IndexProblem[] {
  const files = new Map<string, IndexProblem>();
  for (const problem of problems) {
    if (problem.error !== undefined && !files.has(problem.file)) files.set(problem.file, problem);
  }
  return [...files.values()];
}

/** A broken file whose pages are unknown, since it was broken when the server started. */
export function findUnplaced(site: Site): IndexProblem | undefined {
  const placed = new Set([...site.pages, ...site.stories].map(({ problem }) => problem?.file));
  return listBroken(site).find(({ file }) => !placed.has(file));
}
