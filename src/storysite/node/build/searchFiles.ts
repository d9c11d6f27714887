import type { Article } from '../../core/RenderedPage.ts';
import { searchFileOf, type SearchPage } from '../../core/SearchPage.ts';
import { groupTitle } from '../site/buildPage.ts';
import type { Site, SitePage } from '../site/Site.ts';

type Pages = Pick<Site, 'pages'>;

/** The articles of the pages that could be rendered. */
type Articles = ReadonlyMap<SitePage, Article>;

/** What the search knows of the pages of a language, in their order. */
export function listSearchPages({ pages }: Pages, lang: string, articles: Articles): SearchPage[] {
  return pages.flatMap((page) => {
    const article = articles.get(page);
    if (page.isHidden || page.lang !== lang || !article) return [];
    const { title, text, sections, properties } = article;
    return {
      path: page.path,
      title: page.title,
      group: groupTitle(page),
      text: title && title !== page.title ? `${title}\n${text}` : text,
      sections,
      properties,
    };
  });
}

/** The search index as files of the deploy, one for each language. */
export function printSearchFiles(site: Pages, articles: Articles) {
  return languagesOf(site).map((lang) => ({
    file: searchFileOf(lang),
    text: JSON.stringify(listSearchPages(site, lang, articles)),
  }));
}

/** The languages that have a search index. */
export function languagesOf({ pages }: Pages): string[] {
  return [...new Set(pages.map(({ lang }) => lang))];
}
