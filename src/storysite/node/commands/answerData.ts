import type { ServerResponse } from 'node:http';
import { PAGE_DATA_FILE } from '../../core/PageModule.ts';
import type { Article } from '../../core/RenderedPage.ts';
import { searchFileOf, type SearchIndex } from '../../core/SearchPage.ts';
import { languagesOf, listSearchPages } from '../emit/searchFiles.ts';
import type { Site, SitePage } from '../site/Site.ts';
import { printPageData } from '../emit/pageData.ts';

/** Start of the address of a whole menu in development, followed by `.<language>.json`. */
export const menuAddress = (base: string): string => `${base}menu`;

/** Answers requests for data that a deploy has as JSON; returns false for other requests. */
export async function answerData(
  base: string,
  site: Site,
  path: string,
  articles: ReadonlyMap<string, Article>,
  response: ServerResponse,
): Promise<boolean> {
  const json =
    findMenu(base, site, path) ??
    findSearch(base, site, path, articles) ??
    (path === base + PAGE_DATA_FILE ? await printPageData(site, (id) => addressOf(base, id)) : '');
  if (!json) return false;
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(json);
  return true;
}

/** Address of a generated module in development. */
export const addressOf = (base: string, id: string): string => `${base}@id/__x00__${id}`;

/** The whole menu of a language. */
function findMenu(base: string, site: Site, path: string): string | undefined {
  const start = `${menuAddress(base)}.`;
  if (!path.startsWith(start)) return undefined;
  const menu = site.menus.get(path.slice(start.length).replace(/\.json$/, ''));
  return menu && JSON.stringify(menu);
}

/**
 * The search index of a language. Rendering all pages for it would take minutes in a large library, so pages without an
 * article have only their outline.
 */
function findSearch(
  base: string,
  site: Site,
  path: string,
  articles: ReadonlyMap<string, Article>,
): string | undefined {
  const lang = languagesOf(site).find((known) => path === base + searchFileOf(known));
  if (lang === undefined) return undefined;
  const known = site.pages.map((page) => [page, articles.get(page.path) ?? outline(page)] as const);
  const index: SearchIndex = { pages: listSearchPages(site, lang, new Map(known)) };
  return JSON.stringify(index);
}

/** A page's article, as far as it is known without rendering. */
function outline({ docs }: SitePage): Article {
  const { h1, text = '', headings } = docs;
  const sections = headings.map((heading) => ({ id: heading.id, title: heading.text, text: '' }));
  return { title: h1[0] ?? '', text, sections, properties: [] };
}
