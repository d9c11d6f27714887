import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findScript } from './findScript.ts';

const root = mkdtempSync(join(tmpdir(), 'scripts-'));
mkdirSync(join(root, 'parts'));
for (const file of ['parts/index.ts', 'theme.tsx', 'reset.css', 'data.json'])
  writeFileSync(join(root, file), '');
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['theme', 'theme.tsx'],
  ['theme.tsx', 'theme.tsx'],
  ['parts', 'parts/index.ts'],
  ['reset.css', undefined],
  ['data.json', undefined],
  ['gone', undefined],
  ['theme.tsx/more', undefined],
])('finds for %s the script %s', (path, script) => {
  expect(findScript(join(root, path))).toBe(script && join(root, script));
});

it('takes the first path that is a script', () => {
  expect(findScript(join(root, 'theme.js'), join(root, 'theme.tsx'))).toBe(join(root, 'theme.tsx'));
});
