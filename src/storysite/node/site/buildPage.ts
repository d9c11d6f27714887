import { callPlugin } from '../project/callPlugin.ts';
import { inNestedOrder, NESTED } from '../../core/menu.ts';
import type { MenuGroup, Page } from '../../core/Page.ts';
import type { OpeningData } from '../../core/PageModule.ts';
import { buildEditUrl, repositoryHostName } from '../../core/buildEditUrl.ts';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import type { Site, SitePage } from './Site.ts';
import { findHeroStory } from './heroStory.ts';
import { listSourceFiles } from './readSite.ts';
import { findTranslation } from './translations.ts';
import { pickLocale } from '../../core/locales.ts';
import { neighbours, type StoryRoute } from '../../core/routes.ts';
import { reuse } from '../project/reuse.ts';

/** The page object of a docs page. */
export async function buildPage(site: Site, route: SitePage): Promise<Page> {
  const { config } = site;
  const { siteRepository } = config;
  const { title, description, related = [], hero } = route.docs.frontMatter;
  return {
    path: route.path,
    title: title ?? route.title,
    description: (description ?? hero?.description)?.replace(/\s+/g, ' ').trim(),
    lang: route.lang,
    original: route.original,
    group: groupTitle(route),
    headings: route.docs.headings,
    ...(route.source !== 'mdx' && { isMadeOfStories: true }),
    storyIds: route.storyIds,
    editUrl: buildEditUrl(siteRepository, route.file),
    repositoryHost: siteRepository ? repositoryHostName(siteRepository) : undefined,
    lastUpdated: await site.lastUpdated.of(route.file),
    related: related.flatMap((path) => {
      const page = findTranslation(site, path, pickLocale(config.locales, route.path));
      return page ? { title: page.title, path } : [];
    }),
    ...neighbours(inReadingOrder(site), route),
    data: readPageData(site, route),
    ...(hero && { hasHero: true }),
    windowTitle: route.isHome ? titleHome(config, route, hero?.description) : undefined,
  };
}

/** The title of the site, and what it says the site is. */
function titleHome({ title, description, locales }: SiteConfig, { path }: SitePage, tagline = '') {
  // The configuration has its description in one language only.
  const text = tagline || (pickLocale(locales, path)?.prefix ? '' : description);
  return text ? `${title} - ${text.replace(/[.。]$/, '')}` : title;
}

/** What stands above the text of a home page. */
export async function buildOpening(site: Site, page: SitePage): Promise<OpeningData> {
  const { hero, features } = page.docs.frontMatter;
  return { hero: hero && { ...hero, story: await describeHeroStory(site, page) }, features };
}

/** The story of a page's hero as the browser knows it. */
async function describeHeroStory(site: Site, page: SitePage) {
  const story = findHeroStory(site, page);
  if (!story) return undefined;
  const [main] = await listSourceFiles(site, story.file);
  return { id: story.storyId, code: `source:${main ?? story.storyId}` };
}

/** What the plugins say of a page, by their names. */
function readPageData(site: Site, route: SitePage): Page['data'] {
  const entries = site.config.plugins.flatMap((plugin) => {
    const data = callPlugin(plugin, 'reading its data of a page', () =>
      plugin.pageData?.(route, site),
    );
    return data === undefined ? [] : [[plugin.name, data] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The page object of a standalone story. */
export function buildStoryPage(site: Site, route: StoryRoute): Page {
  return {
    path: route.path,
    title: route.title,
    lang: site.config.locales[0]?.lang ?? 'en',
    headings: [],
  };
}

/** A page's menu group as readers see it: `Components / Forms`. */
export function groupTitle({ group }: Pick<SitePage, 'group'>): string | undefined {
  return group?.split('/').join(NESTED);
}

/** The side menu of some pages: those without a group first, then each group before those inside of it; otherwise in their order. */
export function buildMenu(pages: SitePage[]): MenuGroup[] {
  return groupPages(pages).map((group) => ({
    title: group[0] && groupTitle(group[0]),
    links: group.map(({ title, path }) => ({ title, path })),
  }));
}

/** The side menu of each language, by its tag. */
export function listMenus({ pages, config: { locales } }: Pick<Site, 'pages' | 'config'>) {
  const menus = locales.map((locale): [string, MenuGroup[]] => {
    const own = pages.filter(({ path }) => pickLocale(locales, path) === locale);
    return [locale.lang, buildMenu(own)];
  });
  return new Map(menus);
}

/** The pages as the menu lists them; made once for all pages. */
const inReadingOrder = (site: Site): SitePage[] =>
  reuse(site, 'reading order', '', () => groupPages(site.pages).flat());

function groupPages(pages: SitePage[]): SitePage[][] {
  const groups = new Map<string | undefined, SitePage[]>();
  for (const page of pages) {
    if (page.isHidden) continue;
    const title = groupTitle(page);
    const group = groups.get(title);
    if (group) group.push(page);
    else groups.set(title, [page]);
  }
  const titles = [...groups.keys()].filter((title) => title !== undefined);
  return [undefined, ...inNestedOrder(titles)].flatMap((title) => {
    const group = groups.get(title);
    return group ? [group] : [];
  });
}
