import { expect, it } from 'vitest';
import { describeError } from './describeError.ts';
import { SiteError } from './SiteError.ts';

it.each([
  [
    'esbuild',
    'Build failed with 1 error:\n.storybook/site.config.ts:3:33: ERROR: Unterminated string literal',
    '.storybook/site.config.ts:3:33: ERROR: Unterminated string literal.',
  ],
  [
    'Rolldown',
    `Build failed with 1 error:

[PARSE_ERROR] Error: Unterminated string
   ╭─[ .storybook/site.config.ts:3:33 ]
   │
 3 │ export default { title: 'Tools };
   │                         ────┬───
───╯`,
    '.storybook/site.config.ts:3:33: [PARSE_ERROR] Error: Unterminated string.',
  ],
  [
    'Babel',
    '/project/a.tsx: Unexpected token (3:6)\n\n  1 | const',
    '/project/a.tsx: Unexpected token (3:6).',
  ],
  [
    'YAML',
    'Nested mappings are not allowed at line 1, column 4:\n\na: b: c\n   ^\n',
    'Nested mappings are not allowed at line 1, column 4.',
  ],
])('an error of %s is one sentence with its place', (_, message, text) => {
  expect(describeError(new Error(message))).toBe(text);
});

it('an error is recognised that another copy of this package has made', async () => {
  const url = new URL('./SiteError.ts?second', import.meta.url).href;
  const { SiteError: Other } = (await import(url)) as { SiteError: typeof SiteError };
  const error = new Other('No token is set.', 'Set it.');
  expect(Other).not.toBe(SiteError);
  expect(SiteError.from(error)).toBe(error);
  expect(SiteError.is(Object.assign(new Error('x'), { name: 'SiteError' }))).toBe(false);
});
