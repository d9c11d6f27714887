import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Preview, startPreview } from '../preview/startPreview.ts';
import { applyLoad } from './applyLoad.ts';
import { judgeLoad } from './judgeLoad.ts';

let dir: string;
let preview: Preview;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'load-'));
  writeFileSync(join(dir, 'index.html'), `<h1>Home</h1>${'<p>text</p>'.repeat(2000)}`);
  writeFileSync(join(dir, 'a.js'), 'export {};');
  preview = await startPreview({ dir });
});

afterAll(async () => {
  await preview.close();
  rmSync(dir, { recursive: true, force: true });
});

it('answers 200 readers at once without an error', async () => {
  const load = await applyLoad(preview.url, ['/', '/a.js'], { connections: 200, answers: 1000 });
  expect(load).toMatchObject({ answers: 1000, errors: 0, refused: 0 });
});

it('tells answers that are none', async () => {
  const load = await applyLoad(preview.url, ['/nope'], { connections: 2, answers: 4 });
  expect(load).toMatchObject({ answers: 0, refused: 4 });
});

it('judges errors, refusals and growth', () => {
  const held = { heapBytes: 1e7, rssBytes: 1e8, resources: 5 };
  const load = { answers: 9, perSecond: 9, median: 1, slow: 1, bytes: 1, errors: 0, refused: 0 };
  expect(judgeLoad(load, held, held)).toEqual([]);
  expect(judgeLoad({ ...load, errors: 2 }, held, held)).toEqual([
    '2 connections broke or were not answered in time',
  ]);
  expect(judgeLoad({ ...load, refused: 3 }, held, held)).toHaveLength(1);
  expect(judgeLoad({ ...load, answers: 0 }, held, held)).toHaveLength(1);
  const grown = { heapBytes: 2e7, rssBytes: 3e8, resources: 50 };
  expect(judgeLoad(load, held, grown)).toHaveLength(3);
});
