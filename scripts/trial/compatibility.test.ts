import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { printResults, TABLE, type Tried } from './compatibility.ts';

it('shows in the documentation what the trials have found', async () => {
  const results = await readFile('docs/contributing/compatibility.json', 'utf8');
  const page = await readFile('docs/contributing/compatibility.md', 'utf8');
  expect(TABLE.exec(page)?.[0]).toBe(printResults(JSON.parse(results) as Tried[]));
});
