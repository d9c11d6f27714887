import { createHash } from 'node:crypto';
import type { SearchPage } from '../../core/SearchPage.ts';
import { readArticle } from '../content/readArticle.ts';
import { groupTitle } from '../site/buildPage.ts';
import type { Site, SitePage } from '../site/Site.ts';

/** Pattern of the files of the search index in a built site. */
export const SEARCH_FILES = 'assets/search-*.json';

type Pages = Pick<Site, 'pages'>;

/** Gives the HTML of a page; undefined for one that could not be rendered. */
type ReadHtml = (page: SitePage) => string | undefined;

/** What the search knows of the pages of a language, in their order. */
export function listSearchPages({ pages }: Pages, lang: string, readHtml: ReadHtml): SearchPage[] {
  return pages.flatMap((page) => {
    const html = readHtml(page);
    if (page.isHidden || page.lang !== lang || html === undefined) return [];
    const { title, text, sections, properties } = readArticle(html);
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
export function printSearchFiles(site: Pages, readHtml: ReadHtml) {
  const languages = [...new Set(site.pages.map(({ lang }) => lang))];
  const texts = languages.map((lang) => JSON.stringify(listSearchPages(site, lang, readHtml)));
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
  const name = SEARCH_FILES.replace('*.json', hash);
  const files = languages.map((lang, at) => ({
    file: `${name}.${lang}.json`,
    text: texts[at] ?? '[]',
  }));
  return { name, files };
}
