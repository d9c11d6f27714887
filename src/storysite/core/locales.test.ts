import { describe, expect, it } from 'vitest';
import { localeHome, pickLocale, translatePath, directionOf } from './locales.ts';

const en = { lang: 'en', label: 'English', prefix: '' };
const zh = { lang: 'zh-CN', label: '简体中文', prefix: 'zh-CN' };
const zhHant = { lang: 'zh', label: '中文', prefix: 'zh' };
const locales = [en, zh, zhHant];

describe('pickLocale', () => {
  it.each([
    ['/', en],
    ['/demo/single', en],
    ['/zh-CN', zh],
    ['/zh-CN.html', zh],
    ['/zh-CN/demo/single', zh],
    ['/zh/demo/single', zhHant],
    ['/zh-CNX/demo', en],
    ['/demo/zh-CN', en],
  ])('gives %s its language', (path, locale) => {
    expect(pickLocale(locales, path)).toBe(locale);
  });

  it('knows no language where there is none', () => {
    expect(pickLocale([], '/demo')).toBeUndefined();
  });
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

it.each(['ar', 'ar-EG', 'he', 'fa-IR', 'ur', 'az-Arab', 'sd', 'yi'])(
  '%s is right to left',
  (lang) => {
    expect(directionOf(lang)).toBe('rtl');
  },
);

it.each(['en', 'zh-CN', 'de', 'ks-Deva', 'sd-Deva', 'fa-Latn', 'arn', ''])(
  '%s is left to right',
  (lang) => {
    expect(directionOf(lang)).toBeUndefined();
  },
);
