import type { ServerResponse } from 'node:http';
import type { Article } from '../../core/RenderedPage.ts';
import { searchFileOf, type SearchIndex } from '../../core/SearchPage.ts';
import { languagesOf, listSearchPages } from '../build/searchFiles.ts';
import type { Site, SitePage } from '../site/Site.ts';

/**
 * Answers a request for the search index of a language. To render all pages for it takes minutes in a large library: those
 * without an article have what the site knows of them.
 */
export function answerSearch(
  base: string,
  site: Site,
  path: string,
  articles: ReadonlyMap<string, Article>,
  response: ServerResponse,
): boolean {
  const isAsked = (lang: string) => path === base + searchFileOf(lang);
  const lang = languagesOf(site).find(isAsked);
  if (lang === undefined) return false;
  const known = site.pages.map((page) => [page, articles.get(page.path) ?? outline(page)] as const);
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
  const index: SearchIndex = { pages: listSearchPages(site, lang, new Map(known)) };
  response.end(JSON.stringify(index));
  return true;
}

/** What is known of a page's article without rendering it. */
function outline({ docs }: SitePage): Article {
  const { h1, text = '', headings } = docs;
  const sections = headings.map((heading) => ({ id: heading.id, title: heading.text, text: '' }));
  return { title: h1[0] ?? '', text, sections, properties: [] };
}
