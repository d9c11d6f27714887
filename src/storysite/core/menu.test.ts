import { expect, it } from 'vitest';
import { inNestedOrder, isLargeMenu, menuOfPage, nestGroups } from './menu.ts';
import type { MenuGroup } from './Page.ts';

const links = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({ title: name, path: `/${name}-${index}` }));

const menuOf = (count: number): MenuGroup[] => [
  { links: links(10, 'top') },
  { title: 'Forms', links: links(count - 30, 'form') },
  { title: 'Forms / Fields', links: links(10, 'field') },
  { title: 'Data / Tables / Large', links: links(10, 'table') },
];

it('is whole on every page up to 60 pages', () => {
  const menu = menuOf(60);
  expect(isLargeMenu(menu)).toBe(false);
  expect(menuOfPage(menu, 'Forms')).toBe(menu);
});

it('has the links of the page’s own group above, and of those around it', () => {
  const menu = menuOf(61);
  expect(isLargeMenu(menu)).toBe(true);
  const [top, forms, fields, large] = menu.map((group) => group.links);
  const data = { title: 'Data', first: '/table-0', links: [] };
  expect(menuOfPage(menu, 'Forms / Fields')).toEqual([
    { links: top },
    { title: 'Forms', first: '/form-0', links: forms },
    { title: 'Forms / Fields', first: '/field-0', links: fields },
    data,
  ]);
  expect(menuOfPage(menu, 'Data / Tables / Large')).toEqual([
    { links: top },
    { title: 'Forms', first: '/form-0', links: [] },
    data,
    { title: 'Data / Tables', first: '/table-0', links: [] },
    { title: 'Data / Tables / Large', first: '/table-0', links: large },
  ]);
  expect(menuOfPage(menu).map((group) => group.links.length)).toEqual([10, 0, 0]);
});

it('nests groups as their titles do', () => {
  const outline = (nodes: ReturnType<typeof nestGroups>): unknown =>
    nodes.map(({ name, links: { length }, groups }) => [name, length, outline(groups)]);
  expect(outline(nestGroups(menuOf(60)))).toEqual([
    ['Forms', 30, [['Fields', 10, []]]],
    ['Data', 0, [['Tables', 0, [['Large', 10, []]]]]],
  ]);
});

it('has a group before those inside of it, and brings those of one group together', () => {
  expect(inNestedOrder(['A / B / C', 'D', 'A', 'A / E', 'AB'])).toEqual([
    'A',
    'A / B / C',
    'A / E',
    'D',
    'AB',
  ]);
});
