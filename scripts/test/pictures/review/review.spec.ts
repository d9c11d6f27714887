import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { PNG } from 'pngjs';
import type { Difference } from './Difference.ts';
import { writeReview } from './writeReview.ts';

function makePicture(path: string, color: [number, number, number]): void {
  const picture = new PNG({ width: 40, height: 20 });
  for (let byte = 0; byte < picture.data.length; byte += 4) {
    picture.data.set([...color, 255], byte);
  }
  writeFileSync(path, PNG.sync.write(picture));
}

const changed: Difference = {
  id: 'stories/demo-a--basic/open',
  pictures: ['after.png', 'before.png', 'difference.png'],
  since: 'abc1234',
  files: { own: ['stories/a/A.tsx'], shared: ['src/x.css', 'src/y.css'] },
  tree: '@@ -1 +1 @@\n-- button "</script>"\n+- button "New"',
};
const added: Difference = {
  id: 'pages/new/375',
  pictures: ['after.png'],
  files: { own: [], shared: [] },
};

/** Writes a review with made-up pictures, and opens it. */
async function open(page: Page, differences: Difference[], problems: string[] = []): Promise<void> {
  const folder = test.info().outputPath('review');
  mkdirSync(folder, { recursive: true });
  for (const { id, pictures } of differences) {
    mkdirSync(join(folder, id), { recursive: true });
    for (const name of pictures) {
      makePicture(join(folder, id, name), name === 'after.png' ? [255, 0, 0] : [0, 0, 255]);
    }
  }
  writeReview(folder, { differences, problems });
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
}

const command = (page: Page) => page.getByRole('status');

test('keys go through the pictures and change the view', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, [changed, added]);
  const pictures = page.getByRole('main').getByRole('img');
  const heading = page.getByRole('heading', { level: 2 });
  await expect(page.getByText('Pictures that differ: 2.')).toBeVisible();
  await expect(heading).toHaveText(changed.id);
  await expect(pictures).toHaveCount(2);
  const [before, after] = [
    await pictures.nth(0).boundingBox(),
    await pictures.nth(1).boundingBox(),
  ];
  expect(before!.y).toBe(after!.y);
  expect(before!.x).toBeLessThan(after!.x);

  await page.keyboard.press('2');
  const slider = page.getByRole('slider');
  await slider.fill('25');
  const now = page.locator('figure', { hasText: 'Now' });
  await expect(now).toHaveCSS('clip-path', 'inset(0px 0px 0px 25%)');
  expect(await pictures.nth(0).boundingBox()).toEqual(await pictures.nth(1).boundingBox());
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('26');
  await slider.blur();

  await page.keyboard.press('3');
  await expect(pictures).toHaveCount(1);
  await expect(pictures).toHaveAccessibleName(`Difference: ${changed.id}`);
  await page.keyboard.press('4');
  await expect(now).toHaveCSS('animation-name', 'blink');

  await page.keyboard.press('ArrowRight');
  await expect(heading).toHaveText(added.id);
  await expect(page.getByText('New: there is no baseline yet.')).toBeVisible();
  await expect(pictures).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText(added.id);
  await page.getByRole('button', { name: changed.id }).click();
  await expect(heading).toHaveText(changed.id);
  expect(requests.filter((url) => !url.startsWith('file:'))).toEqual([]);
});

test('shows beside a picture what may have changed it', async ({ page }) => {
  await open(page, [changed, added]);
  await expect(
    page.getByRole('heading', { name: 'Files changed since the baseline (abc1234)' }),
  ).toBeVisible();
  await expect(page.getByText('stories/a/A.tsx')).toBeVisible();
  await page.getByText('2 that all pictures share').click();
  await expect(page.getByText('src/y.css')).toBeVisible();
  await expect(page.locator('del')).toHaveText('-- button "</script>"');
  await expect(page.locator('ins')).toHaveText('+- button "New"');
});

test('accepted pictures make the command that writes their baselines', async ({ page }) => {
  await open(page, [changed, added]);
  await expect(command(page)).toHaveText('0 of 2 accepted');
  await page.keyboard.press('a');
  await expect(command(page)).toHaveText(`npm run test:visual -- --accept ${changed.id}`);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Accept a' }).click();
  await expect(command(page)).toHaveText(
    `npm run test:visual -- --accept ${changed.id} ${added.id}`,
  );
  await page.keyboard.press('a');
  await expect(command(page)).toHaveText(`npm run test:visual -- --accept ${changed.id}`);
});

test('shows that no picture differs, unless they could not be compared', async ({ page }) => {
  await open(page, []);
  await expect(page.getByText('No picture differs.')).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await open(page, [], ['There are no pictures to compare with.']);
  await expect(page.getByText('No picture differs.')).toBeHidden();
  await expect(page.getByText('There are no pictures to compare with.')).toBeVisible();
});
