import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchPage } from '../../core/SearchPage.ts';
import { createSearch, MAX_HITS } from './createSearch.ts';
import { markMatches } from './markMatches.ts';

const page = (path: string, title: string, parts: Partial<SearchPage> = {}): SearchPage => ({
  path,
  title,
  text: '',
  sections: [],
  properties: [],
  ...parts,
});
async function searchOf(pages: SearchPage[]) {
  const search = createSearch(pages);
  await search.addTexts(pages);
  return search;
}
const property = (name: string, description = '') => ({
  id: `select-${name.toLowerCase()}`,
  name,
  of: 'Select',
  type: 'string',
  description,
});

const search = await searchOf([
  page('/', 'README', {
    text: 'A select with an icon.\nThe reader’s keyboard opens it.',
    sections: [
      { id: 'select-props', title: 'Select props', text: 'placement – where the list opens' },
      { id: 'ümlaut', title: 'Ümlaut', text: '' },
    ],
  }),
  page('/api', 'API', {
    properties: [
      property('maxTagCount', 'Tags that are shown'),
      property('filterSort'),
      property('tagRender'),
      property('disabled'),
    ],
  }),
  page('/demo/filter-sort', 'filter-sort', { group: 'Demo', text: 'maxTagCount is not set.' }),
  page('/demo/custom-tags', 'custom-tags', { group: 'Demo' }),
  page('/demo/combobox', 'combobox', { group: 'Demo', text: '选择 an option' }),
  page('/demo/tags', 'tags', { group: 'Demo' }),
]);
const found = (query: string) => search.find(query).hits.map(({ kind, name }) => `${kind} ${name}`);

describe('createSearch', () => {
  it.each([
    [
      'a property before texts that name it',
      'maxTagCount',
      ['property maxTagCount', 'text filter-sort'],
    ],
    ['whatever the case', 'MAXTAGCOUNT', ['property maxTagCount', 'text filter-sort']],
    ['as words', 'max tag count', ['property maxTagCount', 'text filter-sort']],
    ['in any order', 'count tag', ['property maxTagCount', 'text filter-sort']],
    [
      'a property before a page of the same name',
      'filterSort',
      ['property filterSort', 'page filter-sort'],
    ],
    [
      'shorter names first, then starts of words',
      'tag',
      [
        'page tags',
        'property tagRender',
        'property maxTagCount',
        'page custom-tags',
        'text filter-sort',
      ],
    ],
    ['inner parts of names', 'box', ['page combobox']],
    ['sections', 'ümlaut', ['section Ümlaut']],
    ['prose by the start of a word', 'keyb', ['text README']],
    ['a section by its text', 'placement', ['text Select props']],
    ['a word completed by what it belongs to', 'select disabled', ['property disabled']],
    ['scripts without spaces', '选择', ['text combobox']],
    ['a letter too few', 'disbled', ['property disabled']],
    ['swapped letters', 'maxTagCuont', ['property maxTagCount', 'text filter-sort']],
    ['nothing for what is only nearly there in short words', 'xap', []],
    ['the rest where a word is nowhere', 'combobox nowhere', ['page combobox']],
    ['most words where no text has all', 'keyboard ümlaut', ['section Ümlaut']],
    ['nothing for nonsense', 'qwertyuiop', []],
    ['nothing for signs', '.*', []],
    ['nothing for space', ' \t', []],
  ])('finds %s: %s', (_, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it("returns a hit's address, its parent and its excerpt", () => {
    expect(search.find('maxtag').hits[0]).toEqual({
      kind: 'property',
      to: '/api#select-maxtagcount',
      name: 'maxTagCount',
      parent: 'Select',
      type: 'string',
      excerpt: 'Tags that are shown',
    });
    expect(search.find('ümlaut').hits[0]?.to).toBe('/#%C3%BCmlaut');
    expect(search.find('keyboard').hits[0]?.excerpt).toBe('The reader’s keyboard opens it.');
  });

  it('marks the intended word when the query has a typo', () => {
    expect(search.find('disbled').terms).toEqual(['disabled']);
  });

  it('lists its pages, and the hit at an address', () => {
    expect(search.pages).toHaveLength(6);
    expect(search.at('/demo/tags')?.name).toBe('tags');
    expect(search.at('/gone')).toBeUndefined();
  });

  it('takes long queries and shows a limited number of hits', async () => {
    expect(search.find('select '.repeat(1429)).hits.length).toBeGreaterThan(0);
    expect(search.find('x'.repeat(10_000)).hits).toEqual([]);
    const many = await searchOf(
      Array.from({ length: 90 }, (_, at) => page(`/${at}`, `page ${at}`)),
    );
    expect(many.find('page').hits).toHaveLength(MAX_HITS);
  });
});

describe('names whose texts are not there yet', () => {
  const pages = [
    page('/drawer', 'Drawer', { text: 'Holds a lamp.' }),
    page('/lamp-shade', 'Lamp shade', {
      sections: [{ id: 'bulb', title: 'Bulb', text: 'A lamp needs one.' }],
      properties: [{ ...property('lampWidth', 'How wide it is'), of: 'Lamp shade' }],
    }),
  ];
  const names = pages.map(({ path, title, sections, properties }) => ({
    path,
    title,
    sections: sections.map(({ id, title: name }) => ({ id, title: name })),
    properties: properties.map(({ id, name, of }) => ({ id, name, of })),
  }));

  it('are found, and stay as they are above what is found in texts later', async () => {
    const large = createSearch(names);
    const first = large.find('lamp').hits;
    expect(first.map(({ name }) => name)).toEqual(['lampWidth', 'Lamp shade']);
    await large.addTexts(pages);
    const { hits } = large.find('lamp');
    expect(hits.slice(0, first.length)).toEqual(first);
    expect(hits.map(({ kind, name }) => `${kind} ${name}`).slice(first.length)).toEqual([
      'text Bulb',
      'text Drawer',
    ]);
    const { hits: asked } = large.find('lampWidth');
    expect(asked).toEqual([expect.objectContaining({ excerpt: 'How wide it is' })]);
  });

  it('are not guessed at: the words as they are may be in a text', async () => {
    const large = createSearch(names);
    expect(large.find('holds').hits).toEqual([]);
    expect(large.find('drawre').hits).toEqual([]);
    await large.addTexts(pages);
    expect(large.find('drawre').hits.map(({ name }) => name)).toEqual(['Drawer']);
  });

  it('are found without those texts that cannot be had', async () => {
    const large = createSearch(names);
    await large.addTexts(pages.slice(0, 1));
    expect(large.find('lampWidth').hits).toHaveLength(1);
    expect(large.find('holds').hits).toHaveLength(1);
  });
});

describe('words of many languages and with signs', async () => {
  const texts = {
    'C++': 'Pointers in C++17.',
    'C#': 'Since .NET 8, on ASP.NET.',
    C: 'Network code, and i++.',
    Releases: 'New in v1.2.3 and 12.3: the flag --max-tags of @scope/tool, and @scope/other.',
    Flags: 'The max tags; a scope for each tool.',
    Names: 'aria-label and aria-labelledby',
    Straße: 'In der Straße steht ein Café, naïve façade.',
    검색: '자동검색은 편리하다',
    選択する: '点検の前に索引をユーザーが選ぶ',
    検索: 'サーバーで検索できます',
    การค้นหา: 'เลือกรายการจากเมนู',
    Tìm: 'Đường dẫn tìm kiếm',
    İstanbul: 'ISPARTA ve ığdır',
    ΟΔΟΣ: 'Η οδός και ο λόγος',
    Ёлка: 'Всё и ещё',
  };
  const { find } = await searchOf(
    Object.entries(texts).map(([title, text], at) => page(`/${at}`, title, { text })),
  );
  const names = (query: string) => find(query).hits.map(({ name }) => name);

  it.each([
    ['C++', ['C++']],
    ['c#', ['C#']],
    ['F#', []],
    ['.net', ['C#']],
    ['ASP.NET', ['C#']],
    ['v1.2.3', ['Releases']],
    ['1.2.3', ['Releases']],
    ['1.2', ['Releases']],
    ['v12.3', ['Releases']],
    ['v1.23', []],
    ['--max-tags', ['Releases']],
    ['--maxtags', ['Releases']],
    ['max-tags', ['Releases']],
    ['max tags', ['Flags', 'Releases']],
    ['@scope/tool', ['Releases']],
    ['@scope', ['Releases']],
    ['@other/tool', ['Releases']],
    ['aria-label', ['Names']],
    ['strasse', ['Straße']],
    ['STRASSE', ['Straße']],
    ['STRAẞE', ['Straße']],
    ['cafe', ['Straße']],
    ['cafe\u0301', ['Straße']],
    ['çafé', ['Straße']],
    ['facade naive', ['Straße']],
    ['검색', ['검색']],
    ['검', ['검색']],
    ['편리', ['검색']],
    ['검색'.normalize('NFD'), ['검색']],
    ['選択', ['選択する']],
    ['検索', ['検索']],
    ['サーバー', ['検索']],
    ['ｻｰﾊﾞｰ', ['検索']],
    ['ค้นหา', ['การค้นหา']],
    ['เมนู', ['การค้นหา']],
    ['เมา', []],
    ['tim kiem', ['Tìm']],
    ['duong', ['Tìm']],
    ['đường', ['Tìm']],
    ['istanbul', ['İstanbul']],
    ['ISTANBUL', ['İstanbul']],
    ['ısparta', ['İstanbul']],
    ['IĞDIR', ['İstanbul']],
    ['οδοσ', ['ΟΔΟΣ']],
    ['ΛΌΓΟΣ', ['ΟΔΟΣ']],
    ['елка', ['Ёлка']],
  ])('finds %s', (query, expected) => expect(names(query)).toEqual(expected));
});

/** Texts that often break programs. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({
    unit: fc.constantFrom('İ', 'i', '̇', 'ß', 'ς', '𝒳', '\ud800', 'a', '-', ' ', '\n', '$', '<'),
  }),
);

it('takes any text, however odd, and loses no character', async () => {
  await fc.assert(
    fc.asyncProperty(oddText, oddText, async (title, query) => {
      const odd = await searchOf([page('/', title, { text: title })]);
      const { hits, terms } = odd.find(query);
      for (const { name, excerpt = '' } of hits) {
        for (const text of [name, excerpt]) {
          expect(
            markMatches(text, terms)
              .map((part) => part.text)
              .join(''),
          ).toBe(text);
        }
      }
    }),
    { seed: 26, numRuns: 300 },
  );
});
