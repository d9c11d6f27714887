import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createWarn, printWarning, type Warning, warningCodes } from './Warning.ts';

it('has each code in a table of the documentation, and no other', () => {
  const text = readFileSync(
    new URL('../../documentation/stories/report-and-warnings.mdx', import.meta.url),
    'utf8',
  );
  const [, table = ''] = text.split(/^\| code +\| the build warns of +\|\n/im);
  const [rows = ''] = table.split('\n\n');
  const codes = [...rows.matchAll(/^\| `([\w-]+)`/gm)].map(([, code]) => code);
  expect(codes).toEqual([...warningCodes]);
});

it('keeps each warning once, and prints it with its place', () => {
  const warnings: Warning[] = [];
  const warn = createWarn(warnings);
  for (const line of [3, 3, 4]) warn('link', 'It leads nowhere.', { file: 'docs/A.mdx', line });
  warn('vite', 'It is slow.');
  expect(warnings[0]).toEqual({
    code: 'link',
    text: 'It leads nowhere.',
    file: 'docs/A.mdx',
    line: 3,
  });
  expect(warnings.map(printWarning)).toEqual([
    'docs/A.mdx:3: It leads nowhere.',
    'docs/A.mdx:4: It leads nowhere.',
    'It is slow.',
  ]);
});
