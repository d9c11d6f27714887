import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../scripts/test/siteTest.ts';
import { choose, heading, pagesNav } from './fixture/parts.ts';

// A service worker would answer from what it keeps: here the host itself is broken.
test.use({
  serviceWorkers: 'block',
  allowFailedRequests: [/\/assets\//],
  allowConsole: [/dynamically imported module|module script|Failed to load|preload/],
});
test.skip(({ siteHost }) => siteHost === 'dev', 'Only a deploy has files that can be missing.');

type Fault = (route: Route) => Promise<void>;

const script = (status: number, body: string, contentType = 'text/javascript') =>
  ((route) => route.fulfill({ status, body, contentType })) satisfies Fault;

const faults: Record<string, Fault> = {
  'is missing': script(404, 'Not found', 'text/plain'),
  'is answered with an error of the host': script(500, 'oops', 'text/plain'),
  'is answered with a page instead of a script': script(200, '<!doctype html>', 'text/html'),
  'is cut off': script(200, 'export const a = {'),
  'is something else': script(200, 'export const other = 1;'),
  'breaks off': (route) => route.abort('connectionreset'),
};

/** Lets a fault answer for every script from now on; the function that is given back ends that. */
async function breakScripts(page: Page, fault: Fault) {
  await page.waitForLoadState('networkidle');
  let broken = true;
  await page.route('**/assets/*.js', (route) => (broken ? fault(route) : route.fallback()));
  return () => {
    broken = false;
  };
}

for (const [name, fault] of Object.entries(faults)) {
  test(`a page whose script ${name} says so and comes with a reload`, async ({ page }) => {
    await page.goto('/demo/single');
    const mend = await breakScripts(page, fault);
    await choose(page, 'email');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(pagesNav(page)).toBeVisible();
    mend();
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page, 'email')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test('a page whose script never comes says that it loads, and can be left', async ({ page }) => {
  await page.goto('/demo/single');
  for (const name of ['controlled', 'tags']) {
    await choose(page, name);
    await expect(heading(page, name)).toBeVisible();
  }
  await breakScripts(page, () => new Promise(() => undefined));
  await choose(page, 'email');
  const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
  await expect(loading).toBeVisible();
  await expect(heading(page, 'tags')).toBeVisible();
  await choose(page, 'controlled');
  await expect(heading(page, 'controlled')).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('a deploy under an open tab is loaded with a reload, and the tab says so before', async ({
  page,
}) => {
  await page.goto('/demo/single');
  await page.waitForLoadState('networkidle');
  // The host has new files; the old ones, which this tab would ask for, are gone until it reads a new document.
  let isNewDocument = false;
  await page.route('**/*', (route) => {
    const type = route.request().resourceType();
    if (type === 'document') isNewDocument = true;
    return type === 'document' || isNewDocument
      ? route.fallback()
      : route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });
  });
  await choose(page, 'email');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('the site was updated while it was open');
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'email')).toBeVisible();
});

for (const name of ['is missing', 'is cut off', 'is something else'] as const) {
  test(`a search whose index ${name} says so, and finds after a reload`, async ({ page }) => {
    await page.goto('/demo/tags');
    let broken = true;
    await page.route(/search-?index/, (route) =>
      broken ? faults[name]?.(route) : route.fallback(),
    );
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.fill('tags');
    const search = page.getByRole('search');
    await expect(search.getByRole('status')).toContainText('The search could not be loaded.');
    await expect(heading(page, 'tags')).toBeVisible();
    broken = false;
    await page.reload();
    await box.fill('tags');
    await expect(search.getByRole('option').first()).toBeVisible();
  });
}

test('a browser that tells of no paint starts a page without demos all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
    PerformanceObserver.prototype.observe = () => {};
    performance.getEntriesByName = () => [];
  });
  await page.goto('/');
  const home = page.url();
  await choose(page, 'tags');
  await expect(heading(page, 'tags')).toBeVisible();
  // The browser itself would have followed the link, too, with a new document.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(home);
});
