import type { Locale } from './config/SiteConfig.ts';

type Prefixed = Pick<Locale, 'prefix'>;

/** The locale of a route path: the one whose prefix is its first segment, else the default one. */
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

const RIGHT_TO_LEFT =
  /^(?:[a-z]{2,3}-)?(?:arab|aran|hebr|syrc|thaa|nkoo|adlm)\b|^(?:ar|arc|azb|ckb|dv|fa|he|iw|ks|lrc|mzn|nqo|pnb|ps|sd|syr|ug|ur|yi)(?:-(?!latn|cyrl|deva)|$)/i;

/** The direction of a language, given by its BCP 47 tag; undefined for left to right. */
export function directionOf(lang: string): 'rtl' | undefined {
  return RIGHT_TO_LEFT.test(lang) ? 'rtl' : undefined;
}
