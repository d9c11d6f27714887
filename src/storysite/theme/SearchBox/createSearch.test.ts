import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchPage } from '../../shared/SearchPage.ts';
import { createSearch, MAX_HITS } from './createSearch.ts';
import { excerptOf, markMatches } from './markMatches.ts';

const page = (path: string, title: string, parts: Partial<SearchPage> = {}): SearchPage => ({
  path,
  title,
  text: '',
  sections: [],
  properties: [],
  ...parts,
});
const property = (name: string, description = '') => ({
  id: `select-${name.toLowerCase()}`,
  name,
  of: 'Select',
  type: 'string',
  description,
});

const search = await createSearch([
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
    ['nothing where a word is missing', 'tags nowhere', []],
    ['nothing for nonsense', 'qwertyuiop', []],
    ['nothing for signs', '.*', []],
    ['nothing for space', ' \t', []],
  ])('finds %s: %s', (_, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('says where a hit is, what it belongs to and what is written there', () => {
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

  it('marks what was meant where there is a typing error', () => {
    expect(search.find('disbled').terms).toEqual(['disabled']);
  });

  it('lists its pages, and what is at an address', () => {
    expect(search.pages).toHaveLength(6);
    expect(search.at('/demo/tags')?.name).toBe('tags');
    expect(search.at('/gone')).toBeUndefined();
  });

  it('takes long queries and shows a limited number of hits', async () => {
    expect(search.find('select '.repeat(1429)).hits.length).toBeGreaterThan(0);
    expect(search.find('x'.repeat(10_000)).hits).toEqual([]);
    const many = await createSearch(
      Array.from({ length: 90 }, (_, at) => page(`/${at}`, `page ${at}`)),
    );
    expect(many.find('page').hits).toHaveLength(MAX_HITS);
  });
});

const show = (text: string, terms: string[]) =>
  markMatches(text, terms)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join('');

describe('markMatches', () => {
  it.each([
    ['Select Props', ['select'], '[Select] Props'],
    ['maxTagCount and max-tag-count', ['maxtagcount'], '[maxTagCount] and [max-tag-count]'],
    ['tags of a tag', ['tag', 'tags'], '[tags] of a [tag]'],
    ['combobox', ['box'], 'combo[box]'],
    ['a box in a combobox', ['box'], 'a [box] in a combobox'],
    ['tags', ['x'], 'tags'],
    ['', ['x'], ''],
    ['$ref', ['$ref'], '[$ref]'],
  ])('marks in %j every %j', (text, terms, marked) => {
    expect(show(text, terms)).toBe(marked);
  });
});

it('cuts an excerpt around the first match of the line that has most of the words', () => {
  const long = `${'word '.repeat(40)}needle ${'tail '.repeat(40)}`.trim();
  const excerpt = excerptOf(`A thread.\n${long}`, ['needle']);
  expect(excerpt).toMatch(/^… word .*needle tail.* …$/);
  expect(excerpt.length).toBeLessThan(160);
  expect(excerptOf('needle\nthread and needle', ['needle', 'thread'])).toBe('thread and needle');
});

/** Texts that programs trip over. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({
    unit: fc.constantFrom('İ', 'i', '̇', 'ß', 'ς', '𝒳', '\ud800', 'a', '-', ' ', '\n', '$', '<'),
  }),
);

it('takes any text, however odd, and loses no character', async () => {
  await fc.assert(
    fc.asyncProperty(oddText, oddText, async (title, query) => {
      const odd = await createSearch([page('/', title, { text: title })]);
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
