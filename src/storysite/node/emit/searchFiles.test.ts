import { expect, it } from 'vitest';
import type { Article } from '../../core/RenderedPage.ts';
import type { SearchPage, SplitIndex } from '../../core/SearchPage.ts';
import type { SitePage } from '../site/Site.ts';
import { printSearchFiles } from './searchFiles.ts';

const pageOf = (title: string, lang = 'en') =>
  ({
    path: `/${lang}/${title}`,
    title,
    group: 'Parts',
    lang,
    isHidden: false,
    docs: { frontMatter: {} },
  }) as SitePage;

const property = { id: 'p', name: 'open', of: 'Part', type: 'boolean', description: 'Opens it.' };
const articleOf = (title: string, length: number): Article => ({
  title,
  text: `About ${title}. `.padEnd(length, 'long '),
  sections: [{ id: 's', title: 'Use', text: `Use ${title}.` }],
  properties: [property],
});

/** The files of a site with a page for each title, with texts of this length. */
function filesOf(titles: string[], length: number, articles: Record<string, Article> = {}) {
  const pages = titles.map((title) => pageOf(title));
  const read = (page: SitePage) => articles[page.title] ?? articleOf(page.title, length);
  const files = printSearchFiles({ pages }, new Map(pages.map((page) => [page, read(page)])));
  return new Map(files.map(({ file, text }) => [file, JSON.parse(text) as unknown]));
}

const titles = Array.from({ length: 40 }, (_, index) => `part-${index}`);

it('writes the index of a small site as one file, one for each language', () => {
  const pages = [pageOf('a'), pageOf('a', 'fr')];
  const articles = new Map(pages.map((page) => [page, articleOf('a', 10)]));
  const files = printSearchFiles({ pages }, articles);
  expect(files.map(({ file }) => file)).toEqual(['search/en.json', 'search/fr.json']);
  expect(JSON.parse(files[1]?.text ?? '')).toEqual({
    pages: [expect.objectContaining({ path: '/fr/a', text: expect.stringContaining('About a') })],
  });
});

it('adds what front matter and stories say of a page, and its code', () => {
  const page = { ...pageOf('a'), isHome: true };
  page.docs = { ...page.docs, frontMatter: { description: 'A part.', keywords: ['piece'] } };
  const article = { ...articleOf('b', 10), code: '<Part />', keywords: ['piece', 'bit'] };
  const [file] = printSearchFiles({ pages: [page] }, new Map([[page, article]]));
  const { pages } = JSON.parse(file?.text ?? '') as { pages: SearchPage[] };
  expect(pages[0]).toMatchObject({
    keywords: ['piece', 'bit'],
    isHome: true,
    text: expect.stringMatching(/^b\nA part\.\nAbout b/),
    code: '<Part />',
  });
});

it('writes the names of a large site apart from its texts, which keep the order of pages', () => {
  const files = filesOf(titles, 10_000);
  const { names, texts } = files.get('search/en.json') as SplitIndex;
  expect(names).toHaveLength(titles.length);
  expect(names[0]).toEqual({
    path: '/en/part-0',
    title: 'part-0',
    group: 'Parts',
    sections: [{ id: 's', title: 'Use' }],
    properties: [{ id: 'p', name: 'open', of: 'Part' }],
  });
  expect([...files.keys()]).toEqual(['search/en.json', ...texts]);
  expect(texts.length).toBeGreaterThan(1);
  const pages = texts.flatMap((file) => files.get(file) as SearchPage[]);
  expect(pages.map(({ title }) => title)).toEqual(titles);
  expect(pages[0]?.properties).toEqual([property]);
});

it('gives another name to the texts that have changed, and to no others', () => {
  const [before, after] = [
    filesOf(titles, 10_000),
    filesOf(titles, 10_000, { 'part-20': articleOf('something else', 10_000) }),
  ];
  const changed = [...after.keys()].filter((file) => !before.has(file));
  expect(changed).toEqual([expect.stringMatching(/^assets\/search\/\w{8}\.json$/)]);
});
