import { expect, it } from 'vitest';
import { isCurrentNav } from './isCurrentNav.ts';

const home = { text: 'Home', link: '/' };
const demo = { text: 'Demo', link: '/demo' };
const more = {
  text: 'More',
  link: '',
  items: [demo, { text: 'Code', link: 'https://a.example/' }],
};

it.each([
  [home, '/', 'page'],
  [home, '/demo/single', undefined],
  [demo, '/demo/single', 'true'],
  [demo, '/demo', 'page'],
  [demo, '/demo/', 'page'],
  [demo, '/demonstration', undefined],
  [more, '/demo/single', 'true'],
  [more, '/guide', undefined],
])('%j on %s is %s', (item, path, expected) => {
  expect(isCurrentNav(item, path)).toBe(expected);
});

it('knows the home page of another language', () => {
  const entry = { text: '首页', link: '/zh-CN' };
  expect(isCurrentNav(entry, '/zh-CN', '/zh-CN')).toBe('page');
  expect(isCurrentNav(entry, '/zh-CN/demo/single', '/zh-CN')).toBeUndefined();
});
