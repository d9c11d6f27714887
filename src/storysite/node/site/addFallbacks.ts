import type { Locale, SiteConfig } from '../../core/config/SiteConfig.ts';
import type { PageRoute } from '../../core/routes.ts';
import { pickLocale, translatePath } from '../../core/locales.ts';

/**
 * The pages of the default language, then all of them once more for each other language, in the same order and groups:
 * the translation or, where there is none, the page itself. Pages that only a translation has come last.
 */
export function addFallbacks<P extends PageRoute>(
  pages: P[],
  { locales }: Pick<SiteConfig, 'locales'>,
): P[] {
  const pagesOf = (locale: Locale) =>
    pages.filter(({ path }) => pickLocale(locales, path) === locale);
  return locales
    .toSorted((a, b) => a.prefix.length - b.prefix.length)
    .flatMap((locale, index, [first = locale]) => {
      const own = pagesOf(locale);
      if (index === 0) return own;
      const shown = pagesOf(first).map((page) => {
        const path = translatePath(locales, page.path, locale);
        const group = page.group && (locale.groups[page.group] ?? page.group);
        const translation = own.find((candidate) => candidate.path === path);
        if (translation) return { ...translation, group: translation.group ?? group };
        const original = { path: page.path, lang: page.lang };
        return { ...page, path, group, lang: locale.lang, original };
      });
      const paths = new Set(shown.map(({ path }) => path));
      return [...shown, ...own.filter(({ path }) => !paths.has(path))];
    });
}
