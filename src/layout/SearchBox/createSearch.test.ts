import { describe, expect, it } from 'vitest';
import { createSearch } from './createSearch.ts';
import type { SearchEntry } from './SearchEntry.ts';

const entries: SearchEntry[] = [
  {
    path: '/',
    title: 'README',
    headings: [
      { id: 'select-props', text: 'Select Props' },
      { id: 'ümlaut', text: 'Ümlaut a.b*c' },
    ],
  },
  { path: '/demo/single', title: 'single', group: 'Demo', headings: [] },
  {
    path: '/demo/select',
    title: 'select',
    group: 'Demo',
    headings: [{ id: 'a', text: '选择 <b>' }],
  },
];
const search = createSearch(entries);

describe('createSearch', () => {
  it('finds titles and headings whatever their case, in page order, with their parents', () => {
    expect(search('SELECT')).toEqual([
      { to: '/#select-props', text: 'Select Props', parent: 'README' },
      { to: '/demo/select', text: 'select', parent: 'Demo' },
    ]);
  });

  it('finds from the first character', () => {
    expect(search('s').map(({ to }) => to)).toEqual([
      '/#select-props',
      '/demo/single',
      '/demo/select',
    ]);
  });

  it('lists a text once, however often the query is in it', () => {
    expect(search('e').filter(({ to }) => to === '/demo/select')).toHaveLength(1);
  });

  it('finds by the middle and the end of a text, not across two texts', () => {
    expect(search('props').map(({ to }) => to)).toEqual(['/#select-props']);
    expect(search('readmeselect')).toEqual([]);
    expect(search('README\nselect')).toEqual([]);
  });

  it('ignores the space around a query and finds nothing for space alone', () => {
    expect(search('  single ')).toHaveLength(1);
    expect(search('')).toEqual([]);
    expect(search(' \t ')).toEqual([]);
  });

  it('takes characters of regular expressions, HTML and other scripts as they are', () => {
    expect(search('.*').map(({ to }) => to)).toEqual([]);
    expect(search('b*c').map(({ text }) => text)).toEqual(['Ümlaut a.b*c']);
    expect(search('<B>').map(({ text }) => text)).toEqual(['选择 <b>']);
    expect(search('选').map(({ parent }) => parent)).toEqual(['select']);
    expect(search('ÜML').map(({ to }) => to)).toEqual(['/#%C3%BCmlaut']);
    expect(search('שלום')).toEqual([]);
    expect(search('[(\\')).toEqual([]);
  });

  it('finds nothing for 10,000 characters', () => {
    expect(search('a'.repeat(10_000))).toEqual([]);
  });

  it('finds every one of 10,000 headings that a bare lower-case search finds', () => {
    const pages = manyPages(100, 100);
    const texts = pages.flatMap(({ title, headings }) => [
      title,
      ...headings.map(({ text }) => text),
    ]);
    const find = createSearch(pages);
    const queries = ['e', 'he', 'heading 5', 'no such heading', '99', 'page 42'];
    const bare = (query: string) =>
      texts.filter((text) => text.toLowerCase().includes(query.toLowerCase())).length;

    for (const query of queries) {
      expect(find(query)).toHaveLength(bare(query));
    }
  });
});

function manyPages(count: number, headings: number): SearchEntry[] {
  return Array.from({ length: count }, (_, page) => ({
    path: `/page-${page}`,
    title: `Page ${page}`,
    headings: Array.from({ length: headings }, (_, i) => ({
      id: `h${i}`,
      text: `Heading ${i} of page ${page}`,
    })),
  }));
}
