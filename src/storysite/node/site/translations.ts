import { join } from 'node:path';
import type { Locale, SiteConfig } from '../../core/config/SiteConfig.ts';
import { pickLocale, translatePath } from '../../core/locales.ts';
import { type LanguageTexts, pickTexts } from '../../core/texts/t.ts';
import { zhCN } from '../../core/texts/zh-CN.ts';
import type { Site, SitePage } from './Site.ts';

/** The theme's texts in a language; none of them for a language that the theme does not have. */
export function textsOf(lang: string): LanguageTexts {
  return { lang, texts: pickTexts({ 'zh-CN': zhCN }, lang) ?? {} };
}

/** The theme's texts in the language of a file, given by its absolute path. */
export function textsOfFile(site: Site, file: string): LanguageTexts {
  return textsOf(localeOfFile(site, file)?.lang ?? 'en');
}

/** The language of a file, given by its absolute path: that of the page that it is, or that shows it. */
export function localeOfFile(
  { root, pages, config: { locales } }: Pick<Site, 'root' | 'pages' | 'config'>,
  file: string,
): Locale | undefined {
  if (locales.length < 2) return locales[0];
  const page = pages.find(
    (candidate) => join(root, candidate.file) === file || candidate.markdownFiles.includes(file),
  );
  return pickLocale(locales, page?.path ?? '/');
}

/** The page at a path, or its translation where the path is of the default language. */
export function findTranslation<P extends Pick<SitePage, 'path'>>(
  { pages, config: { locales } }: { pages: readonly P[]; config: Pick<SiteConfig, 'locales'> },
  path: string,
  locale: Locale | undefined,
): P | undefined {
  const isDefault = pickLocale(locales, path)?.prefix === '';
  const to = locale && isDefault ? translatePath(locales, path, locale) : path;
  return pages.find((page) => page.path === to) ?? pages.find((page) => page.path === path);
}
