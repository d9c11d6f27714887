import { createHash } from 'node:crypto';
import type { Article } from '../../core/RenderedPage.ts';
import type { SearchPage } from '../../core/SearchPage.ts';
import { groupTitle } from '../site/buildPage.ts';
import type { Site, SitePage } from '../site/Site.ts';

/** Pattern of the files of the search index in a built site. */
export const SEARCH_FILES = 'assets/search-*.json';

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

/** The search index as files of the deploy, one for each language: `<name>.<language>.json`. */
export function printSearchFiles(site: Pages, articles: Articles) {
  const languages = [...new Set(site.pages.map(({ lang }) => lang))];
  const texts = languages.map((lang) => JSON.stringify(listSearchPages(site, lang, articles)));
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
  const name = SEARCH_FILES.replace('*.json', hash);
  const files = languages.map((lang, at) => ({
    file: `${name}.${lang}.json`,
    text: texts[at] ?? '[]',
  }));
  return { name, files };
}
