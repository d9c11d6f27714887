import { describe, expect, it } from 'vitest';
import { localeHome, pickLocale, pickMenu, pickNav, translatePath } from './pickLocale.ts';

const en = { lang: 'en', label: 'English', prefix: '' };
const nav = [{ text: '首页', link: '/zh-CN' }];
const zh = { lang: 'zh-CN', label: '简体中文', prefix: 'zh-CN', nav };
const zhHant = { lang: 'zh', label: '中文', prefix: 'zh' };
const locales = [en, zh, zhHant];

describe('pickLocale', () => {
  it.each([
    ['/', en],
    ['/demo/single', en],
    ['/zh-CN', zh],
    ['/zh-CN/demo/single', zh],
    ['/zh/demo/single', zhHant],
    ['/zh-CNX/demo', en],
    ['/demo/zh-CN', en],
  ])('gives %s its language', (path, locale) => {
    expect(pickLocale(locales, path)).toBe(locale);
  });

  it('falls back to the first locale where each has a prefix', () => {
    expect(pickLocale([zh, zhHant], '/demo')).toBe(zh);
    expect(pickLocale([], '/demo')).toBeUndefined();
  });
});

it('picks the navigation of the locale, else of the site', () => {
  const site = { locales, nav: [{ text: 'Home', link: '/' }] };
  expect(pickNav(site, '/zh-CN/demo/single')).toBe(nav);
  expect(pickNav(site, '/zh/demo/single')).toBe(site.nav);
});

it('picks the pages of the locale, and leaves out empty groups', () => {
  const link = (path: string) => ({ title: path, path });
  const menu = [
    { links: [link('/'), link('/zh-CN')] },
    { title: 'Demo', links: [link('/demo/a'), link('/zh-CN/demo/a'), link('/demo/b')] },
    { title: 'Guide', links: [link('/guide')] },
  ];
  const paths = (path: string) =>
    pickMenu(menu, locales, path).map(({ links }) => links.map((entry) => entry.path));
  expect(paths('/zh-CN/demo/a')).toEqual([['/zh-CN'], ['/zh-CN/demo/a']]);
  expect(paths('/demo/b')).toEqual([['/'], ['/demo/a', '/demo/b'], ['/guide']]);
  expect(pickMenu(menu, [en], '/')).toBe(menu);
});

it.each([
  ['/', zh, '/zh-CN'],
  ['/demo/single', zh, '/zh-CN/demo/single'],
  ['/zh-CN/demo/single', en, '/demo/single'],
  ['/zh-CN', en, '/'],
  ['/zh-CN/demo/single', zhHant, '/zh/demo/single'],
])('translates %s', (path, to, expected) => {
  expect(translatePath(locales, path, to)).toBe(expected);
});

it('finds the home page of a language', () => {
  expect([en, zh, undefined].map(localeHome)).toEqual(['/', '/zh-CN', '/']);
});
