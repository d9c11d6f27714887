import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../../scripts/test/siteTest.ts';

/** A page of another origin that opens the site's and writes to it. */
const STRANGER = '<!doctype html><title>Stranger</title><link rel="icon" href="data:,">';

let server: Server;
let stranger: string;

test.beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(STRANGER);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stranger = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

test.afterAll(() => {
  server.close();
});

/** Posts messages to the page, as a window of another origin that holds it could, and waits until all have arrived. */
function postAll(page: Page, messages: unknown[]): Promise<void> {
  return page.evaluate((values) => {
    for (const value of values) window.postMessage(value, '*');
    return new Promise<void>((resolve) => {
      window.addEventListener('message', ({ data }) => {
        if (data === 'last') resolve();
      });
      window.postMessage('last', '*');
    });
  }, messages);
}

const messages: unknown[] = [
  null,
  undefined,
  0,
  'text',
  '{"broken":',
  [],
  {},
  { id: '1', items: ['forged'] },
  { id: '1', items: null },
  { key: 'storybook-channel' },
  'x'.repeat(100_000),
];

for (const path of ['/', '/demo/suggest', '/~demos/demo-suggest--basic']) {
  test(`${path} hears no message of a stranger`, async ({ page }) => {
    await page.goto(path);
    // The badge's image cannot be loaded, and says so when it likes.
    await expect(page.locator('[data-state="waiting"], [data-state="asked"]')).toHaveCount(0);
    const before = await page.locator('#root').innerHTML();
    await postAll(page, messages);
    expect(await page.locator('#root').innerHTML()).toBe(before);
  });
}

test.describe('the workbench', () => {
  test.use({ allowConsole: [/deprecated|\bact\(/] });

  test("its addons take a stranger's events for what they are", async ({ page }) => {
    // A cold development server takes long for its first story.
    test.setTimeout(120_000);
    await page.goto('/storybook/iframe.html?id=demo-multiple-readonly--basic&viewMode=story');
    await expect(page.locator('.rc-select').first()).toBeVisible({ timeout: 90_000 });
    const theme = await page.locator('html').getAttribute('data-theme');
    const wrong = [
      undefined,
      null,
      5,
      'text',
      {},
      { globals: null },
      { globals: { theme: '<b>' } },
    ];
    const types = [
      'docs-site/sandbox/ask-files',
      'docs-site/sandbox/ask-project',
      'setGlobals',
      'globalsUpdated',
    ];
    // Storybook's own listener complains of what is no event; an event it hands on to the addons.
    const events = types.flatMap((type) =>
      wrong.map((value) =>
        JSON.stringify({ key: 'storybook-channel', event: { type, args: [value], from: 'x' } }),
      ),
    );
    await postAll(page, events);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme ?? '');
  });
});

test('a stranger who opens a page gets no hold on it', async ({ page, baseURL, siteHost }) => {
  test.skip(siteHost !== 'built', 'the development server sends no headers');
  await page.goto(stranger);
  for (const path of ['', 'demo/suggest', 'storybook/']) {
    const opened = page.waitForEvent('popup');
    await page.evaluate((address) => {
      Object.assign(window, { opened: window.open(address) });
    }, `${baseURL}${path}`);
    const popup = await opened;
    await popup.waitForLoadState();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { opened: Window }).opened.closed))
      .toBe(true);
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    await popup.close();
  }
});
