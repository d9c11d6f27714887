import type { Locale } from '../../node/config/SiteConfig.ts';

type Prefixed = Pick<Locale, 'prefix'>;

/** Whether a route path lies under a locale's prefix; every path lies under the empty one. */
function isUnder(prefix: string, path: string): boolean {
  return prefix === '' || path === `/${prefix}` || path.startsWith(`/${prefix}/`);
}

/** The locale that a route path belongs to: the one with the longest prefix that fits, else the first. */
export function pickLocale<L extends Prefixed>(locales: readonly L[], path: string): L | undefined {
  const [best] = locales
    .filter(({ prefix }) => isUnder(prefix, path))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  return best ?? locales[0];
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
