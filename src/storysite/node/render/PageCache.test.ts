// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RenderedHere } from '../../core/RenderedPage.ts';
import { PageCache } from './PageCache.ts';

const page = (html: string) => ({ html, isSame: true }) as RenderedHere;

let dir: string;
beforeEach(() => void (dir = join(mkdtempSync(join(tmpdir(), 'cache-')), 'pages')));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Simulates a build: loads keys, takes the pages that are there, and adds the rest. */
function build(keys: string[]): { reused: string[]; damaged: number } {
  const cache = new PageCache(dir);
  const damaged = cache.load(keys);
  const reused = keys.filter((key) => cache.has(key));
  for (const key of keys) {
    if (!cache.take(key)) cache.add(key, page(`page ${key}`));
  }
  cache.prune();
  return { reused, damaged };
}

it('a page that was added is there for the next build', () => {
  expect(build(['a', 'b'])).toEqual({ reused: [], damaged: 0 });
  expect(build(['a', 'c'])).toEqual({ reused: ['a'], damaged: 0 });
  const cache = new PageCache(dir);
  cache.load(['a']);
  expect(cache.take('a')).toEqual(page('page a'));
});

it.each(['', 'no page', '\u001f\u008b half'])(
  'an entry with the text %j is rendered again',
  (text) => {
    build(['a', 'b']);
    writeFileSync(join(dir, 'a'), text);
    expect(build(['a', 'b'])).toEqual({ reused: ['b'], damaged: 1 });
    expect(build(['a', 'b'])).toEqual({ reused: ['a', 'b'], damaged: 0 });
  },
);

it('keeps the pages of some builds, such as those of two branches, and not of all', () => {
  build(['a', 'b']);
  build(['c', 'd']);
  expect(build(['a', 'b'])).toMatchObject({ reused: ['a', 'b'] });
  build(['e', 'f']);
  build(['g', 'h']);
  expect(readdirSync(dir).toSorted()).toEqual(['g', 'h']);
});

it('a folder that cannot be written costs nothing but time', () => {
  writeFileSync(dir, 'a file');
  expect(build(['a'])).toEqual({ reused: [], damaged: 0 });
  expect(build(['a'])).toEqual({ reused: [], damaged: 0 });
});
