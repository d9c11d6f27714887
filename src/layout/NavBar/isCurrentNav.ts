import type { NavItem } from '../../config/SiteConfig.ts';

/** What `aria-current` says of a navigation entry: its own page, a page of its section, or neither. */
export type NavCurrent = 'page' | 'true' | undefined;

const trimSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/** Whether an entry leads to the page of a route path or to the section it stands in; `home` has no section. */
export function isCurrentNav(item: NavItem, path: string, home = '/'): NavCurrent {
  const link = trimSlash(item.link);
  const here = trimSlash(path);
  if (link === here) return 'page';
  if (link && link !== trimSlash(home) && here.startsWith(`${link}/`)) return 'true';
  return item.items?.some((child) => isCurrentNav(child, path, home)) ? 'true' : undefined;
}
