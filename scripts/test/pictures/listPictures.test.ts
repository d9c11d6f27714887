import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptPictures, removeUnused } from './listPictures.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('removes what no test makes and the pictures of other browsers, but not those of other systems', () => {
  const key = 'linux-x64-chromium-147';
  const kept = [`${key}/stories/a/open.png`, 'linux-arm64-chromium-147/stories/a/open.png'];
  const unused = [`${key}/stories/a/shut.png`, `${key}/stories/b/open.png`];
  for (const path of [...kept, ...unused, 'linux-x64-chromium-146/stories/a/open.png']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), 'png');
  }
  const removed = removeUnused(folder, key, ['stories/a/open.png']);
  expect(removed).toEqual(['linux-x64-chromium-146', ...unused]);
  expect(keptPictures(folder)).toEqual(kept.toSorted());
  expect(removeUnused(join(folder, 'none'), key, [])).toEqual([]);
});
