import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearch, normalizeQuery } from './createSearch.ts';
import { markMatches } from './markMatches.ts';
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
const found = (query: string) => search(query).map(({ text }) => text);

describe('createSearch', () => {
  it('finds titles and headings whatever their case, in page order, with their parents', () => {
    expect(search('SELECT')).toEqual([
      { to: '/#select-props', text: 'Select Props', parent: 'README' },
      { to: '/demo/select', text: 'select', parent: 'Demo' },
    ]);
    expect(search('ÜML').map(({ to }) => to)).toEqual(['/#%C3%BCmlaut']);
  });

  it.each([
    ['s', ['Select Props', 'single', 'select']],
    ['e', ['README', 'Select Props', 'single', 'select']],
    ['  single ', ['single']],
    [' \t ', []],
    ['', []],
    ['READMEselect', []],
    ['README\nSelect', []],
    ['.*', []],
    ['b*c', ['Ümlaut a.b*c']],
    ['<B>', ['选择 <b>']],
  ])('finds for %j: %j', (query, texts) => {
    expect(found(query)).toEqual(texts);
  });
});

describe('markMatches', () => {
  it.each([
    ['Select Props', 'select', '[Select] Props'],
    ['single select', 's', '[s]ingle [s]elect'],
    ['aaa', 'aa', '[aa]a'],
    ['tags', 'x', 'tags'],
    ['', 'x', ''],
    ['a.b*c', '.b*', 'a[.b*]c'],
    // The lower case of İ is longer than itself.
    ['İİ Select', 'select', 'İİ [Select]'],
    ['aİb', 'i', 'a[İ]b'],
  ])('marks in %j every %j', (text, needle, marked) => {
    const parts = markMatches(text, needle);
    expect(parts.map((part) => (part.match ? `[${part.text}]` : part.text)).join('')).toBe(marked);
  });
});

/** Texts that programs trip over, next to each other and to what the other text is made of. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({
    unit: fc.constantFrom(
      'İ',
      'i',
      '̇',
      'ẞ',
      'ß',
      'Σ',
      'ς',
      '𝒳',
      '\ud800',
      'a',
      ' ',
      '\n',
      '*',
      '<',
    ),
  }),
);

it('takes any text, however odd: marks only what matches, and loses no character', () => {
  const check = (title: string, query: string) => {
    const needle = normalizeQuery(query);
    const hits = createSearch([{ path: '/', title, headings: [] }])(query);
    expect(hits).toHaveLength(Number(needle !== '' && title.toLowerCase().includes(needle)));

    const parts = markMatches(title, needle);
    expect(parts.map(({ text }) => text).join('')).toBe(title);
    const marked = parts.filter(({ match }) => match);
    expect(marked.length > 0).toBe(hits.length > 0);
    for (const { text } of marked) {
      const lower = text.toLowerCase();
      // One character may become several in lower case, or another at the end of a word (ς).
      const isOdd = /[Σσς]|\u0307/.test(text + needle);
      expect(isOdd || lower.includes(needle) || needle.includes(lower)).toBe(true);
      // A character less at either end would no longer match: nothing beside the match is marked.
      const characters = [...text];
      for (const shorter of [characters.slice(1), characters.slice(0, -1)])
        expect(shorter.join('').toLowerCase()).not.toContain(needle);
    }
  };
  fc.assert(fc.property(oddText, oddText, check), { seed: 26, numRuns: 500 });
  // The query as a part of the title, so that there is something to mark.
  fc.assert(
    fc.property(oddText, oddText, (title, query) => check(title + query + title, query)),
    { seed: 26, numRuns: 500 },
  );
});
