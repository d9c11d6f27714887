import type { Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';
import { PREFETCH_REST_MS } from '../../../src/storysite/shared/limits.ts';
import { moduleOf } from './fixture/holdScript.ts';
import { pagesNav } from './fixture/parts.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'names the chunks of the build');

/** Opens a page whose clock does not run; gives the menu's link to `tags`, and whether that page was asked for. */
async function open(page: Page) {
  const module = await moduleOf(page, '/demo/tags');
  let isAsked = false;
  page.on('request', (request) => {
    if (request.url().endsWith(module)) isAsked = true;
  });
  await page.goto('/demo/email');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const link = pagesNav(page).getByRole('link', { name: 'tags', exact: true });
  await link.scrollIntoViewIfNeeded();
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

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
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
