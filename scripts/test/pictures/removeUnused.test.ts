import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptPictures, wantedPictures, weighPictures } from './listPictures.ts';
import { pictureKey } from './pictureBrowser.ts';
import { removeUnused } from './removeUnused.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function keep(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), 'png');
  }
}

describe('removeUnused', () => {
  const key = 'linux-x64-chromium-147';
  const wanted = ['stories/a/open.png'];

  it('removes what no test makes, and keeps the rest', () => {
    keep(`${key}/stories/a/open.png`, `${key}/stories/a/shut.png`, `${key}/stories/b/open.png`);
    const removed = removeUnused(folder, key, wanted);
    expect(removed).toEqual([`${key}/stories/a/shut.png`, `${key}/stories/b/open.png`]);
    expect(keptPictures(join(folder, key))).toEqual(wanted);
  });

  it('removes the pictures of another browser, but not those of another system', () => {
    const others = ['linux-x64-chromium-146', 'linux-arm64-chromium-147'];
    keep(...[key, ...others].map((name) => `${name}/stories/a/open.png`));
    expect(removeUnused(folder, key, wanted)).toEqual(['linux-x64-chromium-146']);
    expect(weighPictures(folder)).toBe(2 * 'png'.length);
  });

  it('does nothing where there are no pictures yet', () => {
    expect(removeUnused(join(folder, 'none'), key, wanted)).toEqual([]);
  });
});

describe('the names', () => {
  it('are four for a story, and sixteen for the pages', () => {
    const stories = wantedPictures(['demo-a--basic']).filter((path) => path.startsWith('stories/'));
    expect(stories).toEqual(
      ['closed', 'dark', 'open', 'rtl'].map((state) => `stories/demo-a--basic/${state}.png`),
    );
    expect(wantedPictures([])).toHaveLength(16);
  });

  it('begin with the system and the installed browser', () => {
    expect(pictureKey()).toMatch(new RegExp(`^${process.platform}-${process.arch}-chromium-\\d+$`));
  });
});
