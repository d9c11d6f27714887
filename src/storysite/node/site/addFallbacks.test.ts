import { expect, it } from 'vitest';
import type { Locale } from '../../core/config/SiteConfig.ts';
import type { PageRoute } from '../../core/routes.ts';
import { addFallbacks } from './listPages.ts';

const locales: Locale[] = [
  { lang: 'en', label: 'English', prefix: '', groups: {} },
  {
    lang: 'zh-CN',
    label: '简体中文',
    prefix: 'zh-CN',
    groups: { Basics: '基础', '/demo/a': '甲' },
  },
];

const page = (path: string, lang = 'en', group?: string): PageRoute => ({
  kind: 'page',
  path,
  title: path,
  group,
  file: `docs${path}.mdx`,
  docsId: path,
  lang,
});

it('shows each page in each language: its translation, else the page itself', () => {
  const pages = [
    page('/', 'en'),
    page('/zh-CN/extra', 'zh-CN'),
    page('/zh-CN/start', 'zh-CN', 'Start'),
    page('/start', 'en', 'Guide'),
    page('/demo/a', 'en', 'Basics'),
  ];
  const all = addFallbacks(pages, { locales });
  expect(all.map(({ path }) => path)).toEqual([
    '/',
    '/start',
    '/demo/a',
    '/zh-CN',
    '/zh-CN/start',
    '/zh-CN/demo/a',
    '/zh-CN/extra',
  ]);
  const [, , , home, start, story] = all;
  expect(home).toMatchObject({ lang: 'zh-CN', original: { path: '/', lang: 'en' } });
  expect(start).toMatchObject({ file: 'docs/zh-CN/start.mdx', group: 'Guide' });
  expect(start?.original).toBeUndefined();
  expect(story).toMatchObject({
    lang: 'zh-CN',
    title: '甲',
    group: '基础',
    file: 'docs/demo/a.mdx',
    original: { path: '/demo/a', lang: 'en' },
  });
});

it('adds nothing to a site in one language', () => {
  const pages = [page('/b'), page('/a')];
  expect(addFallbacks(pages, { locales: locales.slice(0, 1) })).toEqual(pages);
});
