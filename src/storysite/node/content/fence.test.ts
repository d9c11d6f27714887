import { describe, expect, it } from 'vitest';
import { type Fence, readFence, wrapLines } from './highlightCode.ts';

const plain: Fence = { marked: [] };

describe('readFence', () => {
  it.each<[string, Fence]>([
    ['', plain],
    ['c++', { ...plain, language: 'c++' }],
    ['js{4}', { language: 'js', marked: [[4, 4]] }],
    [
      'js{1, 4-6}',
      {
        language: 'js',
        marked: [
          [1, 1],
          [4, 6],
        ],
      },
    ],
    ['{2}', { marked: [[2, 2]] }],
    ['jsx title="src/A {1}.jsx"', { ...plain, language: 'jsx', title: 'src/A {1}.jsx' }],
    ['jsx title=\'a "b".jsx\'', { ...plain, language: 'jsx', title: 'a "b".jsx' }],
    ['jsx showLineNumbers', { ...plain, language: 'jsx', firstNumber: 1 }],
    ['jsx showLineNumbers=5', { ...plain, language: 'jsx', firstNumber: 5 }],
    ['jsx showLineNumbers{5} {2}', { language: 'jsx', firstNumber: 5, marked: [[2, 2]] }],
    ['jsx {2} showLineNumbers', { language: 'jsx', firstNumber: 1, marked: [[2, 2]] }],
    ['ts:line-numbers {1}', { language: 'ts', firstNumber: 1, marked: [[1, 1]] }],
    ['ts:line-numbers=2 {1}', { language: 'ts', firstNumber: 2, marked: [[1, 1]] }],
    ['ts:line-numbers=2{1}', { language: 'ts', firstNumber: 2, marked: [[1, 1]] }],
    ['ts:no-line-numbers', { ...plain, language: 'ts' }],
    ['ts live {x} {0-99999999999}', { language: 'ts', marked: [[0, 99999999999]] }],
  ])('reads %s', (text, fence) => expect(readFence(text)).toEqual(fence));
});

describe('wrapLines', () => {
  const html = '<span class="k">a</span>\n\nc';

  it('changes nothing without marks and numbers', () => expect(wrapLines(html, plain)).toBe(html));

  it('marks lines, and only those that are there', () => {
    const marked: Fence['marked'] = [
      [2, 2],
      [3, 9],
    ];
    expect(wrapLines(html, { marked })).toBe(
      '<span class="k">a</span>\n<mark></mark>\n<mark>c</mark>',
    );
  });

  it('numbers lines without a change of the text', () => {
    const numbered = wrapLines(html, { firstNumber: 9, marked: [[3, 3]] });
    expect(numbered).toContain('<span data-line=" 9">');
    expect(numbered).toContain('<mark data-line="11">c</mark>');
    expect(numbered.replace(/<[^>]*>/g, '')).toBe('a\n\nc');
  });
});
