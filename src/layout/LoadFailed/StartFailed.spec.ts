import type { Page, Route } from '@playwright/test';
import { holdScript, moduleOf } from '../../../.storybook/router/fixture/holdScript.ts';
import { expect, test } from '../../../scripts/test/siteTest.ts';
import { waitUntilInteractive } from '../../../scripts/test/waitUntilInteractive.ts';
import { START_PATIENCE_MS } from '../../config/limits.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'names the chunks of the build');

test.use({
  waitForReact: false,
  allowFailedRequests: [/\/assets\//],
  allowConsole: [/Failed to load|dynamically imported module|preload|MIME/],
});

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
const reload = (page: Page) => notice(page).getByRole('button', { name: 'Reload' });

/** A page whose own script is answered so until `mend` is called. */
async function openBroken(page: Page, path: string, answer: (route: Route) => Promise<void>) {
  const module = await moduleOf(page, path);
  let isBroken = true;
  await page.route(`**${module}`, (route) => (isBroken ? answer(route) : route.fallback()));
  await page.goto(path, { waitUntil: 'commit' });
  return { mend: () => (isBroken = false) };
}

const answers: [name: string, answer: (route: Route) => Promise<void>][] = [
  ['404', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['500', (route) => route.fulfill({ status: 500, body: 'Oh' })],
  ['another page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
  ['garbage', (route) => route.fulfill({ contentType: 'text/javascript', body: '<<<<' })],
  ['another script', (route) => route.fulfill({ contentType: 'text/javascript', body: '0' })],
  ['nothing', (route) => route.abort('connectionreset')],
];

for (const [name, answer] of answers) {
  test(`a script that is answered with ${name} leaves the text and offers one reload`, async ({
    page,
  }) => {
    const { mend } = await openBroken(page, '/demo/tags', answer);
    await expect(reload(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'tags' })).toBeVisible();
    await expect(page.locator('[data-demo] pre')).toContainText('export default function Tags');
    mend();
    await reload(page).click();
    await page.getByRole('button', { name: 'Show code' }).click();
    await expect(page.getByRole('button', { name: 'Hide code' })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
}

test('offers a reload when it is the frame’s script that does not come; demos are live', async ({
  page,
}) => {
  const path = '**/assets/client-*.js';
  await page.route(path, (route) => route.abort());
  await page.goto('/demo/tags', { waitUntil: 'commit' });
  await expect(notice(page)).toContainText('but search and buttons do nothing');
  const toggle = page.getByRole('button', { name: 'toggle disabled' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.unroute(path);
  await reload(page).click();
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect(page.getByRole('button', { name: 'Hide code' })).toBeVisible();
});

test('offers a reload when the demos’ script does not come', async ({ page }) => {
  const path = '**/assets/Tags.stories-*.js';
  await page.route(path, (route) => route.abort());
  await page.goto('/demo/tags', { waitUntil: 'commit' });
  await expect(notice(page)).toContainText('but demos, search and buttons do nothing');
  await page.unroute(path);
  await reload(page).click();
  await page.getByRole('button', { name: 'toggle disabled' }).click();
  await expect(notice(page)).toHaveCount(0);
});

test('offers no second reload where one did not help, and forgets that once it did', async ({
  page,
}) => {
  const { mend } = await openBroken(page, '/demo/tags', (route) => route.abort());
  await reload(page).click();
  await expect(notice(page)).toContainText('Reloading did not help');
  await expect(reload(page)).toHaveCount(0);
  mend();
  await page.reload();
  await expect(notice(page)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('reloaded:/demo/tags')))
    .toBeNull();
});

test('leaves the links to the browser', async ({ page }) => {
  await openBroken(page, '/demo/tags', (route) => route.abort());
  await expect(reload(page)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Pages' });
  await menu.getByRole('link', { name: 'email', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'email' })).toBeVisible();
});

test('a script that hangs is told of after a while, until it comes', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.clock.install();
  await openBroken(page, '/demo/tags', async (route) => {
    await held;
    await route.fallback();
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(START_PATIENCE_MS);
    await expect(reload(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  release();
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect(page.getByRole('button', { name: 'Hide code' })).toBeVisible();
});

for (const path of ['/demo/tags', '/']) {
  test(`what comes first does not come: ${path} says so, until a reload brings it`, async ({
    page,
  }) => {
    const script = '**/assets/start-*.js';
    await page.route(script, (route) => route.abort());
    await page.goto(path, { waitUntil: 'commit' });
    await expect(notice(page)).toContainText('demos, search and buttons do nothing');
    await expect(notice(page)).toBeInViewport();
    await page.unroute(script);
    await page.reload();
    await waitUntilInteractive(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test(`what comes first hangs: ${path} says so after a while, until it comes`, async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdScript(page, '/assets/start-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(START_PATIENCE_MS / 2);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.fastForward(START_PATIENCE_MS / 2);
    await expect(notice(page)).toBeVisible();
    release();
    await expect(notice(page)).toHaveCount(0);
    await waitUntilInteractive(page);
  });
}
