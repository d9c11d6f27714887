import type { Page } from '@playwright/test';
import { expect, test } from './siteTest.ts';

/** Whether React has taken over the page. */
function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.querySelector('#root > *');
    return Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber$'));
  });
}

/** Whether the heading is what a reader would touch at its place: nothing lies over the page. */
function isUncovered(page: Page): Promise<boolean> {
  return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { left, top, height } = heading.getBoundingClientRect();
    const hit = document.elementFromPoint(left + 4, top + height / 2);
    return heading.contains(hit);
  });
}

test('every page of the menu is titled, reacts, and is not covered', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(/\S - rc-select$/);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect.poll(() => isHydrated(page), { message: path }).toBe(true);
    expect(await isUncovered(page), path).toBe(true);
  }
});

test('an unknown address has the status of a missing page', async ({ page }) => {
  const headers = { accept: 'text/html' };
  expect((await page.request.get('/nope', { headers })).status()).toBe(404);
});
