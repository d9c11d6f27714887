import { describe, expect, it } from 'vitest';
import { markMatches } from './markMatches.ts';

function print(text: string, needle: string): string {
  return markMatches(text, needle)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join('');
}

describe('markMatches', () => {
  it.each([
    ['Select Props', 'select', '[Select] Props'],
    ['single select', 's', '[s]ingle [s]elect'],
    ['aaa', 'aa', '[aa]a'],
    ['tags', 'tags', '[tags]'],
    ['tags', 'x', 'tags'],
    ['tags', '', 'tags'],
    ['', 'x', ''],
    ['a.b*c', '.b*', 'a[.b*]c'],
    ['选择 <b>', '<b>', '选择 [<b>]'],
  ])('marks in %j every %j', (text, needle, marked) => {
    expect(print(text, needle)).toBe(marked);
  });

  it('marks the right characters where lower case is longer than upper', () => {
    expect(print('İİ Select', 'select')).toBe('İİ [Select]');
    expect(print('aİb', 'i')).toBe('a[İ]b');
  });

  it('loses and doubles no character, whatever is searched for', () => {
    for (const text of ['İİİ', '𝒳İ𝒳i', 'ẞß', 'ΟΔΟΣ']) {
      for (const needle of ['i', 'i̇', '̇', '𝒳', 'ß', 'σ', 'ς']) {
        expect(
          markMatches(text, needle)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }
    }
  });
});
