import type { MenuGroup, Page } from '../../shared/Page.ts';
import { buildEditUrl, repositoryHostName } from '../../shared/buildEditUrl.ts';
import { checkFrontMatter } from '../config/frontMatter.ts';
import { lastUpdatedOf } from './gitLastUpdated.ts';
import type { Site, SitePage } from './readSite.ts';
import { neighbours, type StoryRoute } from '../../shared/routes.ts';

/** The page object of a docs page. */
export async function buildPage(site: Site, route: SitePage): Promise<Page> {
  const { config, pages, root } = site;
  const { title, description, ...frontMatter } = checkFrontMatter(
    route.docs.frontMatter,
    route.file,
    config,
  );
  return {
    path: route.path,
    title: title ?? route.title,
    description: description ?? config.description,
    lang: route.lang,
    group: route.group,
    headings: route.docs.headings,
    storyIds: listAttachedIds(site, route),
    editUrl: buildEditUrl(config.repository, route.file),
    repositoryHost: config.repository && repositoryHostName(config.repository),
    lastUpdated: await lastUpdatedOf(root, route.file),
    ...neighbours(pages, route),
    ...frontMatter,
  };
}

/** Ids of the stories of the module that a page is attached to. */
function listAttachedIds({ stories }: Site, { storiesFile }: SitePage): string[] {
  const attached = stories.filter(({ file, canonical }) => file === storiesFile && !canonical);
  return attached.map(({ storyId }) => storyId);
}

/** The page object of a standalone story. */
export function buildStoryPage(site: Site, route: StoryRoute): Page {
  return {
    path: route.path,
    title: route.title,
    description: site.config.description,
    lang: site.config.locales[0]?.lang ?? 'en',
    headings: [],
  };
}

/** The side menu: pages without a group first, then one group for each first part of the titles. */
export function buildMenu(site: Site): MenuGroup[] {
  const menu: MenuGroup[] = [];
  for (const { group, title, path } of site.pages) {
    const last = menu.at(-1);
    if (last && last.title === group) last.links.push({ title, path });
    else menu.push({ title: group, links: [{ title, path }] });
  }
  return menu;
}
