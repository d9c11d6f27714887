import type { Locale, NavItem, SiteConfig } from '../../node/config/SiteConfig.ts';
import type { MenuGroup } from '../../shared/Page.ts';

type LocaleConfig = Pick<SiteConfig, 'locales' | 'nav'>;

/** Whether a route path lies under a locale's prefix; every path lies under the empty one. */
function isUnder(prefix: string, path: string): boolean {
  return prefix === '' || path === `/${prefix}` || path.startsWith(`/${prefix}/`);
}

/** The locale that a route path belongs to: the one with the longest prefix that fits, else the first. */
export function pickLocale(locales: Locale[], path: string): Locale | undefined {
  const [best] = locales
    .filter(({ prefix }) => isUnder(prefix, path))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  return best ?? locales[0];
}

/** The top navigation of a route path: its locale's own, else the site's. */
export function pickNav(config: LocaleConfig, path: string): NavItem[] {
  return pickLocale(config.locales, path)?.nav ?? config.nav;
}

/** The side menu of a route path: the groups and pages of its locale only. */
export function pickMenu(groups: MenuGroup[], locales: Locale[], path: string): MenuGroup[] {
  if (locales.length < 2) return groups;
  const locale = pickLocale(locales, path);
  return groups
    .map((group) => ({
      ...group,
      links: group.links.filter((link) => pickLocale(locales, link.path) === locale),
    }))
    .filter((group) => group.links.length > 0);
}

/** Route path of a locale's home page. */
export function localeHome(locale: Locale | undefined): string {
  return `/${locale?.prefix ?? ''}`;
}

/** Route path of the same page in another language. */
export function translatePath(locales: Locale[], path: string, to: Locale): string {
  const prefix = pickLocale(locales, path)?.prefix;
  const rest = prefix ? path.slice(prefix.length + 1) : path;
  const translated = to.prefix ? `/${to.prefix}${rest}` : rest;
  return translated.replace(/(?<=.)\/$/, '') || '/';
}
