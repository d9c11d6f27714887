import { createHash } from 'node:crypto';
import type { Article } from '../../core/RenderedPage.ts';
import {
  searchFileOf,
  type SearchIndex,
  type SearchNames,
  type SearchPage,
} from '../../core/SearchPage.ts';
import { groupTitle } from '../site/menus.ts';
import type { Site, SitePage } from '../site/Site.ts';

/** Location of the texts of a split index, in the folder of immutable files. */
export const TEXTS_FOLDER = 'assets/search';

type Pages = Pick<Site, 'pages'>;

/** The articles of all pages that were rendered. */
type Articles = ReadonlyMap<SitePage, Article>;

/** The search entries of a language's pages, in their order. */
export function listSearchPages({ pages }: Pages, lang: string, articles: Articles): SearchPage[] {
  return pages.flatMap((page) => {
    const article = articles.get(page);
    if (page.isHidden || page.lang !== lang || !article) return [];
    const { title, text, code, sections, properties } = article;
    const { description, keywords: own = [] } = page.docs.frontMatter;
    const keywords = [...new Set([...own, ...(article.keywords ?? [])])];
    const lines = [title === page.title ? '' : title, description, text].filter(Boolean);
    return {
      path: page.path,
      title: page.title,
      group: groupTitle(page),
      ...(keywords.length > 0 && { keywords }),
      ...(page.isHome && { isHome: true }),
      text: lines.join('\n'),
      ...(code && { code }),
      sections,
      properties,
    };
  });
}

/** Pages without their texts. */
function listNames(pages: readonly SearchPage[]): SearchNames[] {
  return pages.map(({ path, title, group, keywords, isHome, sections, properties }) => ({
    path,
    title,
    group,
    keywords,
    isHome,
    sections: sections.map(({ id, title: name, keywords: own }) => ({
      id,
      title: name,
      keywords: own,
    })),
    properties: properties.map(({ id, name, of }) => ({ id, name, of })),
  }));
}

/** A longer index is split, since a phone would load it for more than about a second. */
const WHOLE_SIZE = 300_000;
/** Approximate number of characters in a file of texts, so that few files change with a deploy. */
const PART_SIZE = 150_000;

/** Prints the search index as files of the deploy: one for each language, and on large sites files of its texts. */
export function printSearchFiles(site: Pages, articles: Articles) {
  return languagesOf(site).flatMap((lang) => {
    const pages = listSearchPages(site, lang, articles);
    const print = (index: SearchIndex) => ({
      file: searchFileOf(lang),
      text: JSON.stringify(index),
    });
    const whole = print({ pages });
    if (whole.text.length <= WHOLE_SIZE) return [whole];
    const parts = printTexts(pages);
    const texts = parts.map(({ file }) => file);
    return [print({ names: listNames(pages), texts }), ...parts];
  });
}

/** Files with the texts of neighboring pages. */
function printTexts(pages: SearchPage[]) {
  const parts: string[][] = [];
  let room = 0;
  for (const page of pages) {
    const text = JSON.stringify(page);
    if (room < text.length) {
      parts.push([]);
      room = PART_SIZE;
    }
    parts.at(-1)?.push(text);
    room -= text.length;
  }
  return parts.map((texts) => {
    const text = `[${texts.join()}]`;
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    return { file: `${TEXTS_FOLDER}/${hash}.json`, text };
  });
}

/** The languages that have a search index. */
export function languagesOf({ pages }: Pages): string[] {
  return [...new Set(pages.map(({ lang }) => lang))];
}
