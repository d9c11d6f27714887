import type { Page } from '@playwright/test';
import { expect, test } from '../../scripts/test/siteTest.ts';
import { expectFits } from './fixture/expectFits.ts';
import { choose, heading, pagesNav } from './fixture/parts.ts';

// A service worker would answer from what it keeps: here the network itself is tested.
test.use({ serviceWorkers: 'block' });

/** Slows the page's network down, in Chromium itself; the function that is given back ends that. */
async function throttle(page: Page, latency: number, bytesPerSecond: number) {
  const client = await page.context().newCDPSession(page);
  const emulate = (conditions: { latency: number; downloadThroughput: number }) =>
    client.send('Network.emulateNetworkConditions', {
      offline: false,
      uploadThroughput: -1,
      ...conditions,
    });
  await client.send('Network.enable');
  await emulate({ latency, downloadThroughput: bytesPerSecond });
  return () => emulate({ latency: 0, downloadThroughput: -1 });
}

/** Whether React has taken the page over. */
const isInteractive = (page: Page) =>
  page
    .locator('#root > *')
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')));

test.describe('a slow network', () => {
  test.use({ waitForReact: false });

  test('shows a page before its scripts are there, and then that the next one loads', async ({
    page,
  }) => {
    test.slow();
    const endFirst = await throttle(page, 200, 20_000);
    await page.goto('/', { waitUntil: 'commit' });
    // The development server sends all styles in the document.
    await expect(page.getByRole('cell', { name: 'labelInValue' })).toBeVisible({ timeout: 40_000 });
    expect(await isInteractive(page)).toBe(false);
    await expect(heading(page, 'rc-select')).toBeVisible();
    await expect(pagesNav(page).getByRole('link', { name: 'tags', exact: true })).toBeVisible();
    await endFirst();
    await expect.poll(() => isInteractive(page), { timeout: 20_000 }).toBe(true);
    await page.waitForLoadState('networkidle');

    const endSecond = await throttle(page, 2000, 20_000);
    await choose(page, 'email');
    const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
    await expect(loading).toBeInViewport();
    await expect(heading(page, 'rc-select')).toBeVisible();
    await endSecond();
    await expect(heading(page, 'email')).toBeVisible({ timeout: 20_000 });
    await expect(loading).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Account' })).toBeVisible();
  });
});

test.describe('a lost network', () => {
  test.use({
    allowFailedRequests: [/./],
    allowConsole: [/ERR_INTERNET_DISCONNECTED|dynamically imported module|preload/],
  });

  test('leaves the page that is shown as it was, and offers a reload for one that is not there', async ({
    page,
    context,
  }) => {
    await page.goto('/demo/multiple-readonly');
    const search = page.getByRole('combobox', { name: 'Search' });
    const results = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
    await search.fill('tags');
    await expect(results.first()).toBeVisible();
    await search.fill('');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);

    await test.step('the demo works', async () => {
      const demo = page.locator('[data-demo]');
      await demo.getByRole('combobox').click();
      await page.locator('.rc-select-item-option').filter({ hasText: 'option-12' }).click();
      const tags = demo.locator('.rc-select-selection-item-content');
      await expect(tags).toHaveText(['option-11', 'option-12']);
      await page.keyboard.press('Escape');
    });

    await test.step('the theme can be switched', async () => {
      await page.getByRole('radio', { name: 'Dark' }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    await test.step('the search finds', async () => {
      await search.fill('update');
      await expect(results).toHaveText([/update-option/]);
      await search.fill('');
    });

    const failed = page.getByRole('alert');
    await test.step('a page that was never loaded says so, inside the frame', async () => {
      await choose(page, 'email');
      await expect(failed).toContainText('could not be loaded');
      await expect(pagesNav(page)).toBeVisible();
      await page.setViewportSize({ width: 360, height: 740 });
      await expectFits(page, 'what says so');
      await expect(failed.getByRole('button', { name: 'Reload' })).toBeInViewport();
    });

    await test.step('with a network again it loads, in the theme that was chosen', async () => {
      await context.setOffline(false);
      await failed.getByRole('button', { name: 'Reload' }).click();
      await expect(heading(page, 'email')).toBeVisible();
      await expect(failed).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });
});
