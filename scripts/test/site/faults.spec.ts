import type { Page, Route } from '@playwright/test';
import { expect, test } from '../siteTest.ts';
import { expectFits } from './fixture/expectFits.ts';
import { holdScript, moduleOf } from './fixture/holdScript.ts';
import { choose, heading, pagesNav } from './fixture/parts.ts';

// A service worker would respond from its cache.
test.use({
  serviceWorkers: 'block',
  allowFailedRequests: [/\/(assets|demo|search)\//],
  allowConsole: [/dynamically imported module|module script|Failed to load|preload|DISCONNECTED/],
  allowPageErrors: [/dynamically imported module/],
});
test.skip(({ siteHost }) => siteHost === 'dev', 'only a deploy has files that can be missing');

type Fault = (route: Route) => Promise<void>;

const answer =
  (status: number, body: string, contentType = 'text/javascript'): Fault =>
  (route) =>
    route.fulfill({ status, body, contentType });

const faults: Record<string, Fault> = {
  missing: answer(404, 'Not found', 'text/plain'),
  'an HTML page': answer(200, '<!doctype html>', 'text/html'),
  'cut off': answer(200, 'export const a = {'),
};

const failure = (page: Page) => page.getByRole('alert');
const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading…' });

/** Breaks every script until the returned function is called. */
async function breakScripts(page: Page, fault: Fault): Promise<() => void> {
  await page.waitForLoadState('networkidle');
  let broken = true;
  await page.route('**/assets/*.js', (route) => (broken ? fault(route) : route.fallback()));
  return () => {
    broken = false;
  };
}

/** Limits the speed of Chromium's network. */
async function throttle(page: Page, latency: number, downloadThroughput: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const conditions = { offline: false, uploadThroughput: -1, latency, downloadThroughput };
  await client.send('Network.emulateNetworkConditions', conditions);
}

test('a page whose script is missing or broken shows an error and loads after a reload', async ({
  page,
}) => {
  for (const [what, fault] of Object.entries(faults)) {
    await page.goto('/demo/single');
    const repair = await breakScripts(page, fault);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await choose(page, 'email');
    await expect(failure(page), what).toContainText('could not be loaded');
    await expect(heading(page, 'single')).toBeVisible();
    await page.goBack();
    await expect(failure(page)).toHaveCount(0);
    await choose(page, 'email');
    await expect(failure(page)).toHaveCount(1);
    expect(await page.evaluate(() => 'stayed' in window), 'no reload by itself').toBe(true);
    repair();
    await failure(page).getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page, 'email')).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  }
});

test('a page whose script never arrives shows that it is loading, and can be left', async ({
  page,
}) => {
  await page.goto('/demo/single');
  for (const name of ['controlled', 'tags']) {
    await choose(page, name);
    await expect(heading(page, name)).toBeVisible();
  }
  await breakScripts(page, () => new Promise(() => undefined));
  await choose(page, 'email');
  await expect(loading(page)).toBeInViewport();
  await expect(heading(page, 'tags')).toBeVisible();
  await choose(page, 'controlled');
  await expect(heading(page, 'controlled')).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
});

test('a page that arrives late leaves a reader in the search who has begun to type', async ({
  page,
}) => {
  await page.goto('/demo/single');
  const release = await holdScript(page, await moduleOf(page, '/demo/tags'));
  await pagesNav(page).getByRole('link', { name: 'tags', exact: true }).click();
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('email');
  release();
  await expect(heading(page, 'tags')).toBeVisible();
  await expect(search).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a tab from before a deploy opens the next page anew', async ({ page }) => {
  await page.goto('/demo/single');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  // Documents of the next deploy have another entry script.
  await page.route('**/demo/email', async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /assets\/start-[\w-]+\.js/g,
      'assets/start-next.js',
    );
    return route.fulfill({ response, body });
  });
  await choose(page, 'email');
  await expect(heading(page, 'email')).toBeVisible();
  await expect(page.locator('[data-story][data-live]').first()).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
});

test('a search whose index is missing shows an error, and works when it is tried again', async ({
  page,
}) => {
  await page.goto('/demo/tags');
  let broken = true;
  await page.route('**/search/*.json', (route) =>
    broken ? answer(404, 'Not found')(route) : route.fallback(),
  );
  const search = page.getByRole('search');
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('tags');
  await expect(search.getByRole('status')).toContainText('The search could not be loaded.');
  await expect(heading(page, 'tags')).toBeVisible();
  broken = false;
  await search.getByRole('button', { name: 'Try again' }).click();
  await expect(search.getByRole('option').first()).toBeVisible();
});

test.describe('a prerendered page', () => {
  test.use({ waitForReact: false });

  test('can be read without its own script, and offers a reload', async ({ page }) => {
    const module = await moduleOf(page, '/demo/email');
    await page.route(`**${module}`, (route) => route.abort());
    await page.goto('/demo/email');
    await expect(heading(page, 'email')).toBeVisible();
    await page.unroute(`**${module}`);
    await failure(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('#root[data-live]')).toBeVisible();
  });

  test('is shown before its scripts are there', async ({ page }) => {
    await throttle(page, 200, 20_000);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('cell', { name: 'labelInValue' })).toBeVisible({ timeout: 20_000 });
    await expect(pagesNav(page).getByRole('link', { name: 'tags', exact: true })).toBeVisible();
    await expect(page.locator('#root')).not.toHaveAttribute('data-live');
  });
});

test('a lost network leaves the open page as it was and offers a reload for others', async ({
  page,
  context,
}) => {
  await page.goto('/demo/multiple-readonly');
  const search = page.getByRole('combobox', { name: 'Search' });
  const results = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
  await search.fill('tags');
  await expect(results.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);

  await search.fill('update');
  await expect(results).toContainText(['update-option']);
  await search.fill('');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-site-theme', 'dark');
  const demo = page.locator('[data-story-box]');
  await demo.getByRole('combobox').click();
  await page.locator('.rc-select-item-option').filter({ hasText: 'option-12' }).click();
  await expect(demo.locator('.rc-select-selection-item-content')).toHaveText([
    'option-11',
    'option-12',
  ]);
  await page.keyboard.press('Escape');

  await choose(page, 'email');
  await expect(failure(page)).toContainText('could not be loaded');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page, 'the failure message');
  await expect(failure(page).getByRole('button', { name: 'Reload' })).toBeInViewport();
  await context.setOffline(false);
  await failure(page).getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'email')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-site-theme', 'dark');
});
