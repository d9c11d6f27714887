import config from 'virtual:site-config';
import manifest from 'virtual:site-manifest';
import type { SiteLanguage } from '../core/PageModule.ts';
import { normalizePath } from '../core/routes.ts';
import { pickLocale, translatePath } from '../core/locales.ts';
import { findWholeMenu } from './menu.ts';
import { setTexts } from '../core/texts/t.ts';

/** The default language, whose data is in the script of every page. */
export const defaultLanguage: Required<SiteLanguage> = {
  lang: config.lang,
  texts: {},
  nav: config.nav,
  menu: manifest.menu,
  redirects: manifest.redirects,
};

/** Sets the language of the site: a document has one, and the server sets it for each page. */
export function setLanguage(language: SiteLanguage): void {
  const { lang, texts, nav, ...rest } = { ...defaultLanguage, ...language };
  setTexts({ lang, texts });
  // Not read from the document, whose attributes stories may change.
  config.lang = lang;
  config.nav = nav;
  Object.assign(manifest, { ...rest, translateLink });
}

/** Links of an untranslated page go to its own language; this opens the same page in the reader's language. */
function translateLink(path: string, link: Element): string {
  const { locales, lang } = config;
  const locale = locales.find((candidate) => candidate.lang === lang);
  if (!locale || !link.closest('.prose[lang]')) return path;
  const translated = normalizePath(translatePath(locales, path, locale));
  const isPage = findWholeMenu().some(({ links }) =>
    links.some((link) => link.path === translated),
  );
  return isPage ? translated : path;
}

/** The language that a path belongs to. */
export const localeOf = (path: string) => pickLocale(config.locales, path);
