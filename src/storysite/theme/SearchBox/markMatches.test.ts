import { describe, expect, it } from 'vitest';
import { excerptOf, markMatches } from './markMatches.ts';

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
    ['C, C# and C++', ['c++'], 'C, C# and [C++]'],
    ['since ASP.NET 8', ['.net'], 'since ASP[.NET] 8'],
    ['@scope/tool', ['@scopetool'], '[@scope/tool]'],
    ['Die Straße', ['stras'], 'Die [Straß]e'],
    ['ein Cafe\u0301!', ['cafe'], 'ein [Cafe\u0301]!'],
    ['İstanbul', ['istanbul'], '[İstanbul]'],
    ['点検で検索', ['検索'], '点検で[検索]'],
    ['자동검색은', ['검색'], '자동[검색]은'],
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

it('cuts an excerpt of a script without spaces, and no letter in two', () => {
  const excerpt = excerptOf(`${'語'.repeat(200)}検索${'字'.repeat(200)}`, ['検索']);
  expect(excerpt).toMatch(/^… 語{40}検索字+ …$/);
  const emoji = excerptOf(`x${'😀'.repeat(100)}needle${'😀'.repeat(100)}`, ['needle']);
  expect(emoji).toMatch(/^… 😀+needle😀+ …$/u);
});
