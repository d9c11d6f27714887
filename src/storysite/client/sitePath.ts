import config from 'virtual:site-config';
import manifest from 'virtual:site-manifest';
import { normalizePath } from '../shared/routes.ts';
import { pickLocale, translatePath } from '../theme/LocaleSwitch/pickLocale.ts';
import { stripBase } from './loadScreen.ts';

/**
 * Site path of the link at an event's target; undefined for what is left to the browser: other sites, files, downloads,
 * the workbench, new windows and hashes of this page.
 */
export function sitePath(target: EventTarget | null, base: string): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (
    !link?.href ||
    link.target ||
    link.hasAttribute('download') ||
    link.dataset.native !== undefined
  ) {
    return undefined;
  }
  const url = new URL(link.href);
  if (url.origin !== window.location.origin) return undefined;
  if (url.hash && url.pathname === window.location.pathname) return undefined;
  const path = stripBase(url.pathname, base);
  if (path === undefined || /^\/storybook(\/|$)/.test(path) || /\.(?!html$)\w+$/.test(path)) {
    return undefined;
  }
  const shown = inLanguageOf(window.location.pathname.slice(base.length - 1), path, link);
  return shown === undefined ? undefined : shown + url.search + url.hash;
}

/**
 * The path in the language of the page at `here`; undefined where it is of another, whose document the browser loads. The
 * links of a page that is not translated are of its own language.
 */
function inLanguageOf(here: string, path: string, link: Element): string | undefined {
  const { locales } = config;
  const locale = pickLocale(locales, here);
  if (!locale || locale === pickLocale(locales, path)) return path;
  const translated = normalizePath(translatePath(locales, path, locale));
  const isFallback = link.closest('.prose[lang]') && Object.hasOwn(manifest.pages, translated);
  return isFallback ? translated : undefined;
}
