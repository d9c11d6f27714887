import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../../scripts/test/siteTest.ts';

test.use({ serviceWorkers: 'block' });

/** Passes every script on after a time, once the page itself has loaded. */
async function slowDown(page: Page, ms: number) {
  await page.route('**/*', async (route: Route) => {
    if (route.request().resourceType() === 'script') {
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
    await route.continue();
  });
}

function choose(page: Page, name: string) {
  const link = page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name, exact: true });
  // Without a pointer that nears the link nothing is fetched in advance.
  return link.evaluate((element: HTMLElement) => element.click());
}

test('says so when a page takes longer than 200 ms, and the old page stays meanwhile', async ({
  page,
}) => {
  await page.goto('/demo/single');
  await page.waitForLoadState('networkidle');
  await slowDown(page, 1500);
  await choose(page, 'email');
  const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
  await expect(loading).toBeVisible();
  await expect(loading).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'single' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'email' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(loading).toHaveCount(0);
});

test('says nothing when a page is there at once', async ({ page }) => {
  await page.goto('/demo/single');
  await page.waitForLoadState('networkidle');
  await choose(page, 'tags');
  await expect(page.getByRole('heading', { level: 1, name: 'tags' })).toBeVisible();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body.textContent?.includes('Loading…')) seen.push('Loading…');
    }).observe(document.body, { subtree: true, childList: true });
  });
  await choose(page, 'single');
  await expect(page.getByRole('heading', { level: 1, name: 'single' })).toBeVisible();
  await choose(page, 'tags');
  await expect(page.getByRole('heading', { level: 1, name: 'tags' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});
