import { WHOLE_MENU_PAGES } from './limits.ts';
import type { MenuGroup } from './Page.ts';

/** Whether a menu is so large that no page has the whole of it. */
export function isLargeMenu(menu: readonly MenuGroup[]): boolean {
  return menu.reduce((sum, { links }) => sum + links.length, 0) > WHOLE_MENU_PAGES;
}

/** The menu of a page in a group: of a large one, other groups with a title have no links, only their first page. */
export function menuOfPage(menu: MenuGroup[], group?: string): MenuGroup[] {
  if (!isLargeMenu(menu)) return menu;
  return menu.map(({ title, links }) =>
    title === undefined
      ? { links }
      : { title, first: links[0]?.path, links: title === group ? links : [] },
  );
}
