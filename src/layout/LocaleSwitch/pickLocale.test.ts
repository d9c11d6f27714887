import { describe, expect, it } from 'vitest';
import { localeHome, pickLocale, pickMenu, pickNav, translatePath } from './pickLocale.ts';

const en = { lang: 'en', label: 'English', prefix: '' };
const zh = {
  lang: 'zh-CN',
  label: '简体中文',
  prefix: 'zh-CN',
  nav: [{ text: '首页', link: '/zh-CN' }],
};
const zhHant = { lang: 'zh', label: '中文', prefix: 'zh' };
const locales = [en, zh, zhHant];

describe('pickLocale', () => {
  it.each([
    ['/', en],
    ['/demo/single', en],
    ['/zh-CN', zh],
    ['/zh-CN/', zh],
    ['/zh-CN/demo/single', zh],
    ['/zh/demo/single', zhHant],
    ['/zh-CNX/demo', en],
    ['/demo/zh-CN', en],
    ['', en],
  ])('gives %s its language', (path, locale) => {
    expect(pickLocale(locales, path)).toBe(locale);
  });

  it('falls back to the first locale where every one has a prefix', () => {
    expect(pickLocale([zh, zhHant], '/demo')).toBe(zh);
    expect(pickLocale([], '/demo')).toBeUndefined();
  });
});

describe('pickNav', () => {
  const nav = [{ text: 'Home', link: '/' }];

  it('takes the navigation of the locale, else of the site', () => {
    expect(pickNav({ locales, nav }, '/zh-CN/demo/single')).toBe(zh.nav);
    expect(pickNav({ locales, nav }, '/zh/demo/single')).toBe(nav);
    expect(pickNav({ locales, nav }, '/demo/single')).toBe(nav);
  });
});

describe('pickMenu', () => {
  const link = (path: string) => ({ title: path, path });
  const menu = [
    { links: [link('/'), link('/zh-CN')] },
    { title: 'Demo', links: [link('/demo/a'), link('/zh-CN/demo/a'), link('/demo/b')] },
    { title: 'Guide', links: [link('/guide')] },
  ];
  const paths = (path: string) =>
    pickMenu(menu, locales, path).map(({ links }) => links.map((entry) => entry.path));

  it('keeps the pages of the locale and drops groups that are left empty', () => {
    expect(paths('/zh-CN/demo/a')).toEqual([['/zh-CN'], ['/zh-CN/demo/a']]);
    expect(paths('/demo/b')).toEqual([['/'], ['/demo/a', '/demo/b'], ['/guide']]);
  });

  it('hands the menu through where there is one locale', () => {
    expect(pickMenu(menu, [en], '/')).toBe(menu);
  });
});

describe('translatePath', () => {
  it.each([
    ['/', zh, '/zh-CN'],
    ['/demo/single', zh, '/zh-CN/demo/single'],
    ['/zh-CN/demo/single', en, '/demo/single'],
    ['/zh-CN', en, '/'],
    ['/zh-CN', zhHant, '/zh'],
    ['/zh-CN/demo/single', zhHant, '/zh/demo/single'],
  ])('leads from %s to the same page', (path, to, expected) => {
    expect(translatePath(locales, path, to)).toBe(expected);
  });
});

describe('localeHome', () => {
  it('is the prefix or the root', () => {
    expect([en, zh, undefined].map(localeHome)).toEqual(['/', '/zh-CN', '/']);
  });
});
