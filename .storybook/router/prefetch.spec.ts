import type { Page } from '@playwright/test';
import { expect, test } from '../../scripts/test/siteTest.ts';
import { PREFETCH_REST_MS } from '../../src/config/limits.ts';
import { holdScript, moduleOf } from './fixture/holdScript.ts';
import { pagesNav } from './fixture/parts.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'names the chunks of the build');

/** The menu's link to `tags`, and whether the page behind it was asked for. */
async function watchTags(page: Page) {
  const module = await moduleOf(page, '/demo/tags');
  let isAsked = false;
  page.on('request', (request) => {
    if (request.url().endsWith(module)) isAsked = true;
  });
  const link = pagesNav(page).getByRole('link', { name: 'tags', exact: true });
  return { link, isAsked: () => isAsked, asked: () => expect.poll(() => isAsked).toBe(true) };
}

/** Opens a page under a clock that stands. */
async function open(page: Page) {
  const tags = await watchTags(page);
  await page.goto('/demo/email');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await tags.link.scrollIntoViewIfNeeded();
  // Where pointers come from; since the clock stands, what they do next is as fast as can be.
  await page.getByRole('heading', { level: 1 }).hover();
  return tags;
}

test('fetches a page at once when the pointer comes so slowly that it will stay', async ({
  page,
}) => {
  const { link, asked } = await open(page);
  await page.clock.runFor(60_000);
  await link.hover();
  await asked();
});

test('fetches a page once a fast pointer has rested on its link', async ({ page }) => {
  const { link, isAsked, asked } = await open(page);
  await link.hover();
  await page.clock.runFor(PREFETCH_REST_MS - 1);
  expect(isAsked()).toBe(false);
  await page.clock.runFor(1);
  await asked();
});

test('fetches nothing for a fast pointer that passes', async ({ page }) => {
  const { link, isAsked } = await open(page);
  await link.hover();
  await page.clock.runFor(PREFETCH_REST_MS - 1);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(10 * PREFETCH_REST_MS);
  await page.waitForLoadState('networkidle');
  expect(isAsked()).toBe(false);
});

test('fetches a page when the focus rests on its link', async ({ page }) => {
  const { link, asked } = await open(page);
  await link.focus();
  await page.clock.runFor(PREFETCH_REST_MS);
  await asked();
});

test.describe('while a page is not live yet', () => {
  test.use({ waitForReact: false });

  test('the page of a link that the pointer is on is fetched', async ({ page }) => {
    const { link, isAsked } = await watchTags(page);
    const release = await holdScript(page, await moduleOf(page, '/demo/email'));
    await page.goto('/demo/email', { waitUntil: 'commit' });
    // The frame begins to listen at a moment that nothing tells of.
    const hoverAgain = async () => {
      await page.getByRole('heading', { level: 1 }).hover();
      await link.hover();
      return isAsked();
    };
    await expect.poll(hoverAgain).toBe(true);
    release();
  });
});

test('fetches a page although React keeps the event to itself, as it does while it hydrates', async ({
  page,
}) => {
  const { link, asked } = await open(page);
  await page.locator('#root').evaluate((root) => {
    root.addEventListener('pointerover', (event) => event.stopPropagation(), true);
  });
  await page.clock.runFor(60_000);
  await link.hover();
  await asked();
});

test('fetches a page when its link is pressed', async ({ page }) => {
  const { link, asked } = await open(page);
  await link.hover();
  await page.mouse.down();
  await asked();
});

test('asks for a pressed page within the event itself: a resting finger puts off what comes after', async ({
  page,
}) => {
  const module = await moduleOf(page, '/demo/tags');
  await page.goto('/demo/email');
  // The list of all pages comes when the page is idle.
  await page.waitForLoadState('networkidle');
  const link = pagesNav(page).getByRole('link', { name: 'tags', exact: true });
  const preloads = await link.evaluate((element) => {
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    return [...document.querySelectorAll('link')].map(({ href }) => href);
  });
  expect(preloads.filter((href) => href.endsWith(module))).toHaveLength(1);
});

for (const connection of [
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`fetches nothing beforehand with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const { link, isAsked, asked } = await open(page);
    await link.hover();
    await page.clock.runFor(10 * PREFETCH_REST_MS);
    await page.mouse.down();
    await page.waitForLoadState('networkidle');
    expect(isAsked()).toBe(false);
    await page.mouse.up();
    await asked();
  });
}
