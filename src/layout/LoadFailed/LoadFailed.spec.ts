import type { Page } from '@playwright/test';
import { paintTwice } from '../../../scripts/test/paintTwice.ts';
import { expect, test } from '../../../scripts/test/siteTest.ts';

test.use({
  serviceWorkers: 'block',
  allowFailedRequests: [/./],
  allowConsole: [/dynamically imported module|Failed to load|preload/],
});

function choose(page: Page, name: string) {
  const link = page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name, exact: true });
  return link.evaluate((element: HTMLElement) => element.click());
}

test('offers a reload, once, when a page’s script cannot be loaded', async ({ page }) => {
  await page.goto('/demo/single');
  await page.waitForLoadState('networkidle');
  let broken = true;
  let documents = 0;
  await page.route('**/*', (route) => {
    const type = route.request().resourceType();
    if (type === 'document') documents += 1;
    return broken && type === 'script' ? route.abort() : route.fallback();
  });
  await page.clock.install();
  await choose(page, 'email');
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  // The frame stays, and nothing is reloaded without the reader.
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await page.clock.fastForward('10:00');
  await paintTwice(page);
  expect(documents).toBe(0);

  broken = false;
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'email' })).toBeVisible();
  expect(documents).toBe(1);
});

test('offers none when reloading did not help', async ({ page }) => {
  await page.goto('/demo/single');
  await page.evaluate(() => sessionStorage.setItem('reloaded:/demo/email', '1'));
  await page.waitForLoadState('networkidle');
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.fallback(),
  );
  await choose(page, 'email');
  await expect(page.getByRole('alert')).toContainText('Reloading did not help');
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
});
