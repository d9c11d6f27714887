import { callPlugin, returned } from '../project/callPlugin.ts';
import type { Heading, Page } from '../../core/Page.ts';
import type { OpeningData } from '../../core/PageModule.ts';
import { buildEditUrl, repositoryHostName } from '../../core/buildEditUrl.ts';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import type { Site, SitePage } from './Site.ts';
import { findHeroStory } from './heroStory.ts';
import { groupTitle } from './menus.ts';
import { findTranslation, textsOf } from './translations.ts';
import { en } from '../../core/texts/en.ts';
import { textIn } from '../../core/texts/t.ts';
import { pickLocale } from '../../core/locales.ts';
import { neighbours, type StoryRoute } from '../../core/routes.ts';

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
    headings: route.source === 'mdx' ? route.docs.headings : nameStories(site, route),
    ...(route.source !== 'mdx' && { isMadeOfStories: true }),
    storyIds: route.storyIds,
    editUrl: buildEditUrl(siteRepository, route.file),
    repositoryHost: siteRepository ? repositoryHostName(siteRepository) : undefined,
    lastUpdated: await site.lastUpdated.of(route.file),
    related: related.flatMap((path) => {
      const page = findTranslation(site, path, pickLocale(config.locales, route.path));
      return page ? { title: page.title, path } : [];
    }),
    ...neighbours(site.readingOrder, route),
    data: readPageData(site, route),
    ...(hero && { hasHero: true }),
    windowTitle: route.isHome ? titleHome(config, route, hero?.description) : undefined,
  };
}

/** The headings of a page that is made of stories, whose first is the heading above them. */
function nameStories({ config }: Site, { lang, docs: { headings } }: SitePage): Heading[] {
  const [first, ...names] = headings;
  return first ? [{ ...first, text: textIn(en, textsOf(config, lang), 'stories') }, ...names] : [];
}

/** The site's title and description. */
function titleHome({ title, description, locales }: SiteConfig, { path }: SitePage, tagline = '') {
  // The configuration has its description in one language only.
  const text = tagline || (pickLocale(locales, path)?.prefix ? '' : description);
  return text ? `${title} - ${text.replace(/[.。]$/, '')}` : title;
}

/** Data of the hero and features above the text of a home page. */
export async function buildOpening(site: Site, page: SitePage): Promise<OpeningData> {
  const { hero, features } = page.docs.frontMatter;
  return { hero: hero && { ...hero, story: await describeHeroStory(site, page) }, features };
}

/** The story of a page's hero, as data for the browser. */
async function describeHeroStory(site: Site, page: SitePage) {
  const story = findHeroStory(site, page);
  if (!story) return undefined;
  const [main] = await site.sourceFiles(story.file);
  return { id: story.storyId, code: `source:${main ?? story.storyId}` };
}

/** Data that plugins return for a page, by their names. */
function readPageData(site: Site, route: SitePage): Page['data'] {
  const entries = site.config.plugins.flatMap((plugin) => {
    const data = callPlugin(
      plugin,
      'reading its data of a page',
      () => plugin.pageData?.(route, site),
      returned.anything,
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
