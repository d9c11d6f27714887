import { expect, it } from 'vitest';
import { isLargeMenu, menuOfPage } from './menu.ts';
import type { MenuGroup } from './Page.ts';

const links = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({ title: name, path: `/${name}-${index}` }));

const menuOf = (count: number): MenuGroup[] => [
  { links: links(10, 'top') },
  { title: 'Forms', links: links(count - 20, 'form') },
  { title: 'Forms / Fields', links: links(10, 'field') },
];

it('is whole on every page up to 60 pages', () => {
  const menu = menuOf(60);
  expect(isLargeMenu(menu)).toBe(false);
  expect(menuOfPage(menu, 'Forms')).toBe(menu);
});

it('has the links of the page’s own group above, and those without a group', () => {
  const menu = menuOf(61);
  expect(isLargeMenu(menu)).toBe(true);
  expect(menuOfPage(menu, 'Forms / Fields')).toEqual([
    { links: menu[0]?.links },
    { title: 'Forms', first: '/form-0', links: [] },
    { title: 'Forms / Fields', first: '/field-0', links: menu[2]?.links },
  ]);
  expect(menuOfPage(menu).map((group) => group.links.length)).toEqual([10, 0, 0]);
});
