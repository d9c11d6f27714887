import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from '../../setup.mjs';
import type { Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';
import {
  listFiles,
  listUnused,
  pageWidths,
  picturedPages,
  statesWithTree,
  type StoryState,
} from './listPictures.ts';
import { listDistinct } from './listStories.ts';
import { demosWithRules, holdTime, openSelect } from './openSelect.ts';
import { pictureKey, picturesFolder, whyNoPictures } from './pictureBrowser.ts';

/** Limit for the repository: a clone downloads every picture in the history. */
const MOST_BYTES = 6_000_000;

const stories = listDistinct(resolve(projectRoot, process.env.OUT_DIR ?? 'dist'));
const reason = await whyNoPictures();

/** Compares the page with a picture; also saves new ones for the review. */
async function comparePicture(page: Page, name: string[], fullPage: boolean): Promise<void> {
  const isThere = existsSync(test.info().snapshotPath(...name));
  if (isThere || process.env.PICTURES_UPDATE) {
    return expect.soft(page).toHaveScreenshot(name, { fullPage });
  }
  const style = readFileSync(join(import.meta.dirname, 'picture.css'), 'utf8');
  const picture = await page.screenshot({ fullPage, style, animations: 'disabled' });
  expect.soft(picture).toMatchSnapshot(name);
}

test.describe('a page', () => {
  test.skip(reason !== undefined, reason);
  test.use({
    allowFailedRequests: [/\/demo\/optgrup$|\/~demos\/demo-none--basic$/],
    // Intercepted, so that the README's badges are empty images everywhere; this slows down every request.
    allowOutside: [/^https:\/\/img\.shields\.io\//],
  });

  for (const { name, path, whole } of picturedPages) {
    for (const width of pageWidths) {
      test(`${path} looks as it did at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await comparePicture(page, ['pages', name, `${width}.png`], whole);
      });
    }
  }
});

test.describe('a story', () => {
  test.skip(reason !== undefined, reason);
  test.use({ viewport: { width: 640, height: 480 } });

  for (const id of stories) {
    test(`${id} looks as it did`, async ({ page }) => {
      const compare = async (state: StoryState) => {
        await comparePicture(page, ['stories', id, `${state}.png`], true);
        if (!statesWithTree.includes(state)) return;
        const tree = await page.locator('body').ariaSnapshot();
        expect.soft(`${tree}\n`).toMatchSnapshot(['stories', id, `${state}.aria.yml`]);
      };
      await holdTime(page, id);
      await page.goto(`/~demos/${id}`);
      await compare('closed');
      await openSelect(page, id);
      await compare('open');
      await page.emulateMedia({ colorScheme: 'dark' });
      await compare('dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`/~demos/${id}?dir=rtl`);
      await openSelect(page, id);
      await compare('rtl');
    });
  }
});

test('the pictures in the repository each belong to a test, and are light', () => {
  test.skip(Boolean(process.env.PICTURES_UPDATE), 'The pictures are being renewed.');
  const unused = listUnused(picturesFolder, pictureKey(), stories);
  expect(unused, '`npm run test:visual -- --update` replaces these.').toEqual([]);
  const sizes = listFiles(picturesFolder).map((file) => statSync(join(picturesFolder, file)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

test('each demo with an exception exists', () => {
  const ids = stories.flatMap((id) => [id, id.replace(/--.*/, '')]);
  expect(demosWithRules.filter((demo) => !ids.includes(demo))).toEqual([]);
});
