import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../scripts/test/siteTest.ts';
import { moduleOf } from './fixture/holdScript.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'development has no worker');

test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, serviceWorkers: 'allow' });

/** Opens a page until the worker keeps what moves need; a demo's links to other pages stand below the window. */
async function read(page: Page, path: string) {
  await page.addInitScript(() => {
    navigator.serviceWorker.addEventListener('message', ({ data }) =>
      Object.assign(window, { heard: data as unknown }),
    );
  });
  const pending = new Set<string>();
  page.on('request', (request) => pending.add(request.url()));
  page.on('requestfinished', (request) => pending.delete(request.url()));
  page.on('requestfailed', (request) => pending.delete(request.url()));
  await page.goto(path);
  await page.waitForFunction(() => 'heard' in window);
  /** Resolves when all that was asked for has come, and nothing is left to do. */
  const settle = async () => {
    for (let turn = 0; turn < 3; turn++) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expect.poll(() => pending.size).toBe(0);
    }
  };
  await settle();
  return settle;
}

const nextLink = (page: Page) => page.locator('a[rel="next"]');

/** What tells whether the page of a link was fetched. */
async function watch(link: Locator) {
  const module = await moduleOf(link.page(), (await link.getAttribute('href')) ?? '');
  return () =>
    link
      .page()
      .evaluate(
        (address) => performance.getEntriesByName(address).length > 0,
        new URL(module, link.page().url()).href,
      );
}

/** The heading that stands in the very step of a press: while a finger rests, no other begins. */
const headingAfter = (link: Locator) =>
  link.evaluate(async (element: HTMLElement) => {
    element.click();
    for (let step = 0; step < 20; step++) await Promise.resolve();
    return document.querySelector('h1')?.textContent ?? '';
  });

test('has a page in memory as soon as a link to it is on the screen', async ({ page }) => {
  const settle = await read(page, '/demo/single');
  const link = nextLink(page);
  const isFetched = await watch(link);
  expect(await isFetched()).toBe(false);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(isFetched).toBe(true);
  await settle();
  const name = await link.textContent();
  expect(name).toContain(await headingAfter(link));
});

test('has the pages in memory whose links come with a move', async ({ page }) => {
  await read(page, '/');
  const link = page.locator('a[href="/demo/single"]');
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('single');
  // The first page has none.
  const previous = page.locator('a[rel="prev"]');
  const isFetched = await watch(previous);
  await previous.scrollIntoViewIfNeeded();
  await expect.poll(isFetched).toBe(true);
});

test('leaves out demos alone, which few readers open and the worker does not keep', async ({
  page,
}) => {
  const settle = await read(page, '/demo/single');
  const alone = page.locator('a[href^="/~demos/"]');
  await alone.scrollIntoViewIfNeeded();
  await expect(alone).toBeInViewport();
  await settle();
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(files.filter((name) => /site-stories/.test(name))).toEqual([]);
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false });

  test('fetches nothing that only comes on the screen', async ({ page }) => {
    const settle = await read(page, '/demo/single');
    const isFetched = await watch(nextLink(page));
    await nextLink(page).scrollIntoViewIfNeeded();
    await expect(nextLink(page)).toBeInViewport();
    await settle();
    expect(await isFetched()).toBe(false);
  });
});
