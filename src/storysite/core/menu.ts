import { WHOLE_MENU_PAGES } from './limits.ts';
import type { MenuGroup } from './Page.ts';

/** Whether a menu is so large that no page has the whole of it. */
export function isLargeMenu(menu: readonly MenuGroup[]): boolean {
  return menu.reduce((sum, { links }) => sum + links.length, 0) > WHOLE_MENU_PAGES;
}

/** Separates the names of nested groups: `Components / Forms`. */
export const NESTED = ' / ';

/** A group with its subgroups. */
export interface MenuNode extends MenuGroup {
  title: string;
  /** The last part of its title. */
  name: string;
  /** Path of the first page in it or in a group inside. */
  first: string;
  groups: MenuNode[];
}

/** Nests titled groups by their titles, adding parents that have no pages of their own. */
export function nestGroups(menu: readonly MenuGroup[]): MenuNode[] {
  const top: MenuNode[] = [];
  for (const { title, links, first = links[0]?.path ?? '' } of menu) {
    if (title === undefined) continue;
    const names = title.split(NESTED);
    let siblings = top;
    names.forEach((name, depth) => {
      const path = names.slice(0, depth + 1).join(NESTED);
      let node = siblings.find((other) => other.title === path);
      if (!node) siblings.push((node = { title: path, name, first, links: [], groups: [] }));
      if (path === title) Object.assign(node, { first, links });
      siblings = node.groups;
    });
  }
  return top;
}

/** Whether a page is in a group or its subgroups. */
export const holdsPage = ({ links, groups }: MenuNode, path: string): boolean =>
  links.some((link) => link.path === path) || groups.some((group) => holdsPage(group, path));

/**
 * The menu of a page. In a large one, only the page's group and its parents have links and subgroups; other groups have
 * only the path of their first page.
 */
export function menuOfPage(menu: MenuGroup[], group?: string): MenuGroup[] {
  if (!isLargeMenu(menu)) return menu;
  const list = ({ title, first, links, groups }: MenuNode): MenuGroup[] =>
    group === title || group?.startsWith(title + NESTED)
      ? [{ title, first, links }, ...groups.flatMap(list)]
      : [{ title, first, links: [] }];
  const loose = menu.flatMap(({ title, links }) => (title === undefined ? [{ links }] : []));
  return [...loose, ...nestGroups(menu).flatMap(list)];
}

/** Titles of groups, parents before their subgroups, otherwise in their order. */
export function inNestedOrder(titles: readonly string[]): string[] {
  const list = (nodes: MenuNode[]): string[] =>
    nodes.flatMap(({ title, groups }) => [title, ...list(groups)]);
  const known = new Set(titles);
  return list(nestGroups(titles.map((title) => ({ title, links: [] })))).filter((title) =>
    known.has(title),
  );
}
