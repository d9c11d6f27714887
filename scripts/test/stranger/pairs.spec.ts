import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { change, editButton, liveFrame } from '../frame/fixture/liveEditor.ts';
import {
  brokenPictures,
  buildAndServe,
  expect,
  LIMIT_MS,
  type Part,
  PARTS,
  test,
  writeConfig,
} from './fixture/strangerTest.ts';

// They share the installed project, but each needs a build, so only `compatibility.yml` runs them, not `npm test`.
test.describe.configure({ mode: 'default', timeout: LIMIT_MS });
test.use({
  serviceWorkers: 'allow',
  fetchesAhead: true,
  permissions: ['clipboard-read', 'clipboard-write'],
  // Without a network, requests of the service worker fail.
  allowFailedRequests: [/./],
  allowConsole: [/net::ERR_INTERNET_DISCONNECTED/],
});

const pages = {
  'set-up-your-shed': 'Set up your shed',
  'example/button': 'Button',
  'example/header': 'Header',
  'example/page': 'Page',
};

const pairs = PARTS.flatMap((one, index) =>
  PARTS.slice(index + 1).map((other) => [one, other] as const),
);

/** Typical use of a site: open each page, search for one, change a control, open a story. */
async function readSite(page: Page): Promise<void> {
  await page.goto('');
  for (const [path, title] of Object.entries(pages)) {
    await page.getByRole('navigation', { name: 'Pages' }).locator(`a[href$="${path}"]`).click();
    await expect(page).toHaveURL((url) => url.pathname === `/${path}`);
    await expect(page.locator('main h1').first()).toHaveText(title);
    await expect.poll(() => brokenPictures(page)).toEqual([]);
  }
  await page.getByRole('combobox', { name: 'Search' }).fill('button');
  await page
    .getByRole('option', { name: /Button/ })
    .first()
    .click();
  await expect(page).toHaveURL(/example\/button/);
  await page.getByRole('textbox', { name: 'label' }).first().fill('Lend me that');
  await expect(page.locator('[data-story="example-button--primary"]')).toHaveText('Lend me that');
  await page.goto('~stories/example-header--signed-in');
  await expect(page.locator('[data-story]')).toContainText('Hello, Ama');
}

/** Typical use of each part. */
const tryOut: Partial<Record<Part, (page: Page, dir: string) => Promise<void>>> = {
  async colorScheme(page) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-site-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
  },
  async markdown(page) {
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('status').getByText('Copied')).toBeAttached();
  },
  async liveEdit(page) {
    await editButton(page).first().click();
    const sentence = page.getByText('editing needs a network');
    const shown = liveFrame(page).getByRole('button', { name: 'Borrow' });
    // Without a network, the editor's frame is there where the reader has used it before.
    if (await page.evaluate(() => !navigator.onLine)) {
      await expect
        .poll(async () => (await sentence.isVisible()) || (await shown.isVisible()))
        .toBe(true);
      return;
    }
    await expect(liveFrame(page).getByRole('button')).toHaveText('Borrow');
    await change(page, '{label}', "{label.replace('Borrow', 'Lend')}");
    await expect(liveFrame(page).getByRole('button')).toHaveText('Lend');
  },
  async socialCards(page, dir) {
    const card = page.locator('meta[property="og:image"]');
    const address = new URL((await card.getAttribute('content')) ?? '');
    expect(existsSync(join(dir, address.pathname))).toBe(true);
  },
  async strictPolicy(page) {
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toBeAttached();
  },
};

for (const pair of pairs) {
  const readAll = async (page: Page, { url, dir }: { url: string; dir: string }) => {
    const goto = page.goto.bind(page);
    page.goto = (path, options) => goto(new URL(path, url).href, options);
    await readSite(page);
    await page.goto('example/button');
    for (const part of pair) await tryOut[part]?.(page, dir);
  };

  test(`${pair[0]} and ${pair[1]} work together`, async ({ page, context, installed }) => {
    const project = await installed.copyProject();
    await writeConfig(project, pair);
    const site = await buildAndServe(project, ['--strict']);
    try {
      expect(site.report.warnings).toEqual([]);
      await readAll(page, site);
      if (!(pair as readonly Part[]).includes('offline')) return;
      await page.goto(site.url);
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      await context.setOffline(true);
      await readAll(await context.newPage(), site);
    } finally {
      await site.close();
    }
  });
}
