import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import { pickLocale } from '../../core/locales.ts';
import { groupBy } from '../../core/maps.ts';
import { inNestedOrder, NESTED } from '../../core/menu.ts';
import type { MenuGroup } from '../../core/Page.ts';
import type { PageRoute } from '../../core/routes.ts';

/** A page that may be in the menu. */
type MenuPage = Pick<PageRoute, 'path' | 'title' | 'group'> & { isHidden: boolean };

/** A page's menu group as shown to readers: `Components / Forms`. */
export function groupTitle({ group }: Pick<PageRoute, 'group'>): string | undefined {
  return group?.split('/').join(NESTED);
}

/** The side menu of each language, by its tag. */
export function listMenus(
  pages: readonly MenuPage[],
  { locales }: Pick<SiteConfig, 'locales'>,
): Map<string, MenuGroup[]> {
  const menus = locales.map((locale): [string, MenuGroup[]] => {
    const own = pages.filter(({ path }) => pickLocale(locales, path) === locale);
    const menu = groupPages(own).map((group) => ({
      title: group[0] && groupTitle(group[0]),
      links: group.map(({ title, path }) => ({ title, path })),
    }));
    return [locale.lang, menu];
  });
  return new Map(menus);
}

/** The groups of the menu: pages without a group first, each group before its subgroups, otherwise in their order. */
export function groupPages<P extends MenuPage>(pages: readonly P[]): P[][] {
  const shown = pages.filter(({ isHidden }) => !isHidden);
  const groups = groupBy(shown, groupTitle);
  const titles = [...groups.keys()].filter((title) => title !== undefined);
  return [undefined, ...inNestedOrder(titles)].flatMap((title) => {
    const group = groups.get(title);
    return group ? [group] : [];
  });
}
