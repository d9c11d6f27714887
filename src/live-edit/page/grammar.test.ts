import { highlightText, languages } from 'prism-code-editor/prism';
import { expect, it } from 'vitest';
import { languageOf } from './grammar.ts';

const highlight = (code: string) => highlightText(code, languages[languageOf('a.tsx')]!);

it('colors JSX with type arguments, and what follows it', () => {
  const html = highlight(
    'return (\n  <Select<string, City[]>\n    id="a"\n    options={cities}\n  />\n);',
  );
  expect(html).toContain('<span class="token generic class-name">');
  expect(html).toContain('<span class="token attr-name">options</span>');
  expect(html).not.toContain('plain-text');
});

it('takes no comparison for a tag', () => {
  expect(highlight('const a = b < c && d > e;')).not.toContain('token tag');
});
