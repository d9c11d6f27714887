import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findReacts } from './findReacts.ts';

let root: string;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'reacts-')));
  for (const folder of ['', 'packages/old/']) {
    await mkdir(join(root, `${folder}node_modules/react`), { recursive: true });
    await writeFile(join(root, `${folder}node_modules/react/package.json`), '{"name":"react"}');
  }
});
afterAll(() => rm(root, { recursive: true }));

it('names both places of a second React, once', () => {
  const files = [
    'packages/new/A.stories.tsx',
    'packages/old/B.stories.tsx',
    'packages/old/src/C.tsx',
  ];
  const [problem, ...others] = findReacts(root, files);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'react', file: './packages/old/B.stories.tsx' });
  expect(problem?.text).toContain('two Reacts: node_modules/react, with');
  expect(problem?.text).toContain('and packages/old/node_modules/react beside');
  expect(findReacts(root, files.slice(0, 1))).toEqual([]);
});
