import type { Page } from '@playwright/test';
import { startPreview } from 'storysite';
import { expect, test } from './fixture/largeTest.ts';

// They share the builds.
test.describe.configure({ mode: 'default' });

const TEXTS = '**/assets/search/*.json';
const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const status = (page: Page) => page.getByRole('search').getByRole('status');
const results = (page: Page) =>
  page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
const named = /Marmalade.*Page/;
const mentioned = /Guide (2|36)Text/;

test('titles are found at once, texts below them as they come; what is chosen stays so', async ({
  page,
}) => {
  const asked: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(TEXTS, async (route) => {
    asked.push(route.request().url());
    await answered;
    await route.fallback();
  });
  await page.goto('guides/guide-1');
  await box(page).click();
  await expect(results(page).first()).toBeVisible();
  expect(asked).toEqual([]);

  await box(page).fill('marmalade');
  await expect(results(page)).toHaveText([named]);
  await expect(status(page)).toHaveText('1 result · Searching the texts…');
  expect(asked.length).toBeGreaterThan(1);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  const place = await results(page).first().boundingBox();

  answer();
  await expect(results(page)).toHaveText([named, mentioned, mentioned]);
  await expect(status(page)).toHaveText('3 results');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(await results(page).first().boundingBox()).toEqual(place);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('guides/marmalade');
});

test.describe('texts that cannot be loaded', () => {
  test.use({ allowFailedRequests: [/assets\/search/], allowConsole: [/Failed to load/] });

  test('are named beside the results of the others, and loaded when tried again', async ({
    page,
  }) => {
    await page.route(TEXTS, async (route) => {
      const response = await route.fetch();
      const isFailing = (await response.text()).includes('"/guides/guide-36"');
      await (isFailing ? route.abort() : route.fulfill({ response }));
    });
    await page.goto('guides/guide-1');
    await box(page).fill('marmalade');
    await expect(status(page)).toContainText('Some texts could not be searched.');
    await expect(results(page)).toHaveText([named, /Guide 2Text/]);
    await page.unroute(TEXTS);
    await status(page).getByRole('button', { name: 'Try again' }).click();
    await expect(results(page)).toHaveText([named, mentioned, mentioned]);
    await expect(status(page)).toHaveText('3 results');
  });
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    allowFailedRequests: [/./],
    allowConsole: [/./],
    allowPageErrors: [/./],
  });

  test('texts are searched, too, once one page was read', async ({ page, libraries }) => {
    const host = await startPreview({ dir: libraries.large.dir });
    await page.goto(`${host.url}guides/guide-1`);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await host.close();
    await page.reload();
    await box(page).fill('marmalade');
    await expect(results(page)).toHaveText([named, mentioned, mentioned]);
  });
});
