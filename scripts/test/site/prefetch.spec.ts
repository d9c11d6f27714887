import type { Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';
import { moduleOf } from './fixture/holdScript.ts';
import { pagesNav } from './fixture/parts.ts';
import { reportConnection } from './fixture/reportConnection.ts';

test.use({ fetchesAhead: true });

/** How long hover or focus on a link lasts before its page is fetched. */
const PREFETCH_REST_MS = 20;
/** How long a reader stays on a page before its neighbors are fetched. */
const PREFETCH_STAY_MS = 1000;

test.skip(({ siteHost }) => siteHost !== 'built', 'names the chunks of the build');

/** Opens a page with a stopped clock; returns the menu's link to `tags`, and whether that page was requested. */
async function open(page: Page) {
  const module = await moduleOf(page, '/demo/tags');
  let isAsked = false;
  page.on('request', (request) => {
    if (request.url().endsWith(module)) isAsked = true;
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/demo/email');
  const link = pagesNav(page).getByRole('link', { name: 'tags', exact: true });
  return { link, isAsked: () => isAsked, asked: () => expect.poll(() => isAsked).toBe(true) };
}

test('fetches a page once the pointer or the focus has rested on its link', async ({ page }) => {
  const { link, isAsked, asked } = await open(page);
  await link.hover();
  await page.clock.runFor(PREFETCH_REST_MS - 1);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(10 * PREFETCH_REST_MS);
  expect(isAsked()).toBe(false);
  await link.focus();
  await page.clock.runFor(PREFETCH_REST_MS);
  await asked();
});

test('fetches a page when its link is pressed', async ({ page }) => {
  const { link, asked } = await open(page);
  await link.dispatchEvent('pointerdown');
  await asked();
});

test('at rest, fetches the pages before and after, and no more than 150 kB', async ({ page }) => {
  const documents: string[] = [];
  const answers: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.headers().accept === 'text/html') documents.push(new URL(request.url()).pathname);
    answers.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/demo/email', { waitUntil: 'networkidle' });
  const before = answers.length;
  await expect.poll(() => documents.length).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  const pager = page.locator('a[rel="next"], a[rel="prev"]');
  const neighbors = await pager.evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  expect(documents.toSorted()).toEqual(neighbors.toSorted());
  const bytes = (await Promise.all(answers.slice(before))).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(150_000);
});

test('a tap does not wait for the pages that are fetched beforehand, and its page is fetched once', async ({
  page,
}) => {
  const asked: string[] = [];
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/*', async (route) => {
    if (route.request().headers().accept === 'text/html') {
      asked.push(new URL(route.request().url()).pathname);
      await held;
    }
    await route.continue();
  });
  await page.goto('/demo/email');
  await expect.poll(() => asked.length).toBe(2);
  await pagesNav(page).getByRole('link', { name: 'tags', exact: true }).click();
  await expect.poll(() => asked.slice(2)).toEqual(['/demo/tags']);
  go();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('tags');
  expect(asked.filter((path) => path === '/demo/tags')).toHaveLength(1);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`fetches nothing beforehand with ${JSON.stringify(connection)}`, async ({ page }) => {
    await reportConnection(page, connection);
    const { link, isAsked, asked } = await open(page);
    await link.hover();
    await page.clock.runFor(2 * PREFETCH_STAY_MS);
    await page.mouse.down();
    await page.waitForLoadState('networkidle');
    expect(isAsked()).toBe(false);
    await page.mouse.up();
    await asked();
  });
}

test('shows the stories of a page with its first paint once it has been fetched', async ({
  page,
}) => {
  await page.goto('/demo/email');
  const document = page.waitForResponse((response) => /\/demo\/tags\/?$/.test(response.url()));
  const link = pagesNav(page).getByRole('link', { name: 'tags', exact: true });
  await link.hover();
  await (await document).finished();
  const isThere = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const heading = window.document.querySelector('h1')?.textContent;
          if (heading !== 'email')
            resolve(window.document.querySelector('main .rc-select') !== null);
        }).observe(window.document.body, { childList: true, subtree: true });
      }),
  );
  await link.click();
  expect(await isThere).toBe(true);
  // They are hydrated afterwards.
  const button = page.getByRole('button', { name: 'toggle disabled' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});
