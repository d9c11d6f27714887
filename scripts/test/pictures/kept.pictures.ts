import { expect, test } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { keptPictures, wantedPictures, weighPictures } from './listPictures.ts';
import { listStories } from './listStories.ts';
import { browserOf, pictureKey } from './pictureBrowser.ts';
import { picturedSite, picturesFolder } from './places.ts';
import { demoOf, waits, waysToOpen } from './waysToOpen.ts';

/** What the repository gives room to: a clone downloads every picture that ever was. */
const MOST_BYTES = 6_000_000;

test.skip(Boolean(process.env.PICTURES_UPDATE), 'The pictures are being renewed.');

test('the kept pictures are those of the installed browser', () => {
  const keys = readdirSync(picturesFolder);
  const renew = 'Another browser is installed: renew them with `npm run test:visual -- --update`.';
  expect(keys.map(browserOf), renew).toEqual([browserOf(pictureKey())]);
});

test('each kept picture belongs to a test', () => {
  const wanted = wantedPictures(listStories(picturedSite));
  for (const key of readdirSync(picturesFolder)) {
    const unused = keptPictures(join(picturesFolder, key)).filter((path) => !wanted.includes(path));
    const remove = 'No test makes these: `npm run test:visual -- --update` removes them.';
    expect(unused, remove).toEqual([]);
  }
});

test('the kept pictures are light', () => {
  expect(weighPictures(picturesFolder)).toBeLessThan(MOST_BYTES);
});

test('each demo with a rule of its own exists', () => {
  const demos = listStories(picturedSite).map(demoOf);
  const named = [...Object.keys(waysToOpen), ...Object.keys(waits)];
  expect(named.filter((demo) => !demos.includes(demo))).toEqual([]);
});
