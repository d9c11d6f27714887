import { describe, expect, it } from 'vitest';
import { readComment } from './readComment.ts';

describe('readComment', () => {
  it.each([
    ['a rule of CSS in a fence', 'Use it:\n\n```css\n@media (width > 1px) {\n}\n```\n\nDone.'],
    ['a tag in a fence', '```ts\n/** x */\n@deprecated\nclass A {}\n```\nDone.'],
    ['a tag in a fence of tildes', '~~~\n@param x\n~~~\nDone.'],
    ['a fence in a fence', '````md\n```\n@deprecated\n```\n@internal\n````\nDone.'],
    ['ticks in a fence of tildes', '~~~\nconst a = "```";\n@param x\n~~~\nDone.'],
    ['an indented fence', 'A list:\n\n* One\n\n      ```ts\n      @internal\n      ```'],
    ['a link in code', 'Write `{@link Button}` or\n```\n[a]{@link https://a.example}\n```'],
    ['the name of a package', 'Part of\n@scope/pkg, which\n@other/one brings.'],
    ['a rule of CSS', 'Write\n@media print\nin your sheet.'],
    ['a rule of Tailwind', 'Use\n@apply p-4;\nthere.'],
    ['an address', 'Write to a@b.example\nor @ nobody.'],
    ['the end of a comment', 'Ends with */ here.'],
  ])('takes %s for text', (_, text) => {
    expect(readComment(text)).toEqual({ text, tags: {} });
  });

  it.each([
    ['@description', '@description The text.\nGoes on.', 'The text.\nGoes on.'],
    ['@summary', 'Long.\n@summary Short.', 'Short.\n\nLong.'],
    ['@remarks', 'One.\n\n@remarks\nTwo.', 'One.\n\nTwo.'],
    ['@deprecated', 'Old.\n@deprecated Use `b`.', 'Old.\n\n**Deprecated.** Use `b`.'],
    ['@deprecated alone', '@deprecated', '**Deprecated.**'],
    ['@see', 'A.\n@see https://a.example', 'A.\n\nSee <https://a.example>'],
    [
      '@see with a link',
      '@see {@link https://a.example the page}',
      'See [the page](https://a.example)',
    ],
    [
      'a tag behind ticks',
      'As ``` a ``` does.\n@deprecated `````',
      'As ``` a ``` does.\n\n**Deprecated.** `````',
    ],
    ['a link beside code', '`{@link A}` and {@link B}.', '`{@link A}` and `B`.'],
    [
      '@returns with an object',
      '@returns {{ a: string, b: { c: 1 } }} the two\n@returns {Map<\n  string,\n  A\n>} - more',
      'Returns the two\n\nReturns more',
    ],
    [
      '@param with code',
      '@param a Ends with */\n```\n@b\n```',
      '- `a`: Ends with */\n  ```\n  @b\n  ```',
    ],
    ['{@link Name}', 'As {@link Button}.', 'As `Button`.'],
    ['@example', '@example\n<A b />\n\n<C />', '**Example**\n\n```tsx\n<A b />\n\n<C />\n```'],
    [
      '@example with a fence',
      '@example\n```css\n@media {}\n```',
      '**Example**\n\n```css\n@media {}\n```',
    ],
    [
      'an example with a caption',
      '@example <caption>Big</caption>\nx',
      '**Big**\n\n```tsx\nx\n```',
    ],
    [
      '@param and @returns',
      'Called.\n@param {string} value - What is\nchosen.\n@param option\n@returns {boolean} whether it closes',
      'Called.\n\n- `value`: What is\n  chosen.\n- `option`\n\nReturns whether it closes',
    ],
  ])('says what %s says', (_, comment, text) => {
    expect(readComment(comment).text).toBe(text);
  });

  it('gives the values of tags that are no text', () => {
    expect(readComment('A.\n@default "b"\n@internal\n@defaultValue `c`')).toEqual({
      text: 'A.',
      tags: { default: '"b"', internal: '', defaultValue: '`c`' },
    });
    expect(readComment('A.\r\n@default 1\r\n').tags).toEqual({ default: '1' });
  });
});
