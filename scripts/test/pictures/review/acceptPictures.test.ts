import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { acceptPictures } from './acceptPictures.ts';
import { listDifferences, listIds } from './listDifferences.ts';

/** Creates folders for a review and for baselines, with files that contain their own names. */
function makeFolders() {
  const root = mkdtempSync(join(tmpdir(), 'review-'));
  const [review, baselines] = [join(root, 'review'), join(root, 'baselines')];
  const files = [
    'review/index.html',
    'review/stories/demo-a--basic/open/before.png',
    'review/stories/demo-a--basic/open/after.png',
    'review/stories/demo-a--basic/open/before.yml',
    'review/stories/demo-a--basic/open/after.yml',
    'review/stories/demo-new--basic/dark/after.png',
    'review/stories/demo-old--basic/closed/before.png',
    'baselines/stories/demo-a--basic/open.png',
    'baselines/stories/demo-a--basic/open.aria.yml',
    'baselines/stories/demo-old--basic/closed.png',
    'baselines/stories/demo-old--basic/closed.aria.yml',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `- text: ${file}\n`);
  }
  const read = (path: string) => readFileSync(join(baselines, path), 'utf8').trim();
  return { review, baselines, read };
}

const ids = [
  'stories/demo-a--basic/open',
  'stories/demo-new--basic/dark',
  'stories/demo-old--basic/closed',
];

it('names each picture by the path of its baseline, with the lines of the tree that changed', () => {
  const { review, baselines } = makeFolders();
  expect(listIds(review)).toEqual(ids);
  const [changed, added, removed] = listDifferences(review, baselines);
  expect(changed).toMatchObject({ id: ids[0], pictures: ['after.png', 'before.png'] });
  expect(changed?.tree).toMatch(/^@@.*@@\n-- text: .*before\.yml\n\+- text: .*after\.yml$/);
  expect(added).toEqual({ id: ids[1], pictures: ['after.png'], files: { own: [], shared: [] } });
  expect(removed).toMatchObject({ id: ids[2], pictures: ['before.png'] });
});

it('writes what it is told to, and leaves the rest', () => {
  const { review, baselines, read } = makeFolders();
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  acceptPictures(ids.slice(0, 2), review, baselines);
  expect(read(`${ids[0]}.png`)).toMatch(/review.*after\.png$/);
  expect(read(`${ids[0]}.aria.yml`)).toMatch(/review.*after\.yml$/);
  expect(read(`${ids[1]}.png`)).toMatch(/review.*after\.png$/);
  expect(read(`${ids[2]}.png`)).toMatch(/baselines/);
  acceptPictures(ids.slice(2), review, baselines);
  expect(existsSync(join(baselines, `${ids[2]}.png`))).toBe(false);
  expect(existsSync(join(baselines, `${ids[2]}.aria.yml`))).toBe(false);
  expect(log.mock.calls.flat()).toEqual([
    `Accepted ${ids[0]}`,
    `Accepted ${ids[1]}`,
    `Removed ${ids[2]}`,
  ]);
});

it('rejects an unknown id before it writes anything, and lists the ids', () => {
  const { review, baselines, read } = makeFolders();
  expect(() => acceptPictures([ids[0]!, 'stories/demo-b'], review, baselines)).toThrow(
    new RegExp(`"stories/demo-b".*nothing was accepted[^]*${ids.join('[^]*')}`),
  );
  expect(() => acceptPictures(['../outside'], review, baselines)).toThrow('"../outside"');
  expect(() => acceptPictures([], review, baselines)).toThrow('Give one or more of these ids.');
  expect(read(`${ids[0]}.png`)).toMatch(/baselines/);
});

it('asks for a comparison where there was none', () => {
  const { review, baselines } = makeFolders();
  expect(() => acceptPictures(ids, join(review, 'none'), baselines)).toThrow(
    /left to review: nothing\.\nRun `npm run test:visual` first\./,
  );
});
