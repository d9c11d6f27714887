import type { Locale } from './config/SiteConfig.ts';

type Prefixed = Pick<Locale, 'prefix'>;

/** The locale that a route path belongs to: the one whose prefix is its first segment, else the default one. */
export function pickLocale<L extends Prefixed>(locales: readonly L[], path: string): L | undefined {
  // The home page of a language may be `/zh-CN.html`.
  const [, first] = path.replace(/\.html$/, '').split('/');
  return (
    locales.find(({ prefix }) => prefix === first) ?? locales.find(({ prefix }) => prefix === '')
  );
}

/** Route path of a locale's home page. */
export function localeHome(locale: Prefixed | undefined): string {
  return `/${locale?.prefix ?? ''}`;
}

/** Route path of the same page in another language. */
export function translatePath(locales: readonly Prefixed[], path: string, to: Prefixed): string {
  const prefix = pickLocale(locales, path)?.prefix;
  const rest = prefix ? path.slice(prefix.length + 1) : path;
  const translated = to.prefix ? `/${to.prefix}${rest}` : rest;
  return translated.replace(/(?<=.)\/$/, '') || '/';
}
