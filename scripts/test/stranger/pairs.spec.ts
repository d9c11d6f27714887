import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { change, editButton, liveFrame } from '../frame/fixture/liveEditor.ts';
import { waitUntilInteractive } from '../waitUntilInteractive.ts';
import {
  buildAndServe,
  expect,
  LIMIT_MS,
  type Part,
  PARTS,
  readSite,
  test as base,
  writeConfig,
} from './fixture/strangerTest.ts';

/** The stranger's site with two of the parts. */
const test = base.extend<{ pair: readonly Part[] }>({
  pair: [[], { option: true }],
  site: [
    async ({ installed, pair }, use) => {
      const project = await installed.copyProject();
      await writeConfig(project, pair);
      const { close, ...site } = await buildAndServe(project, ['--strict']);
      await use(site);
      await close();
    },
    { scope: 'test', timeout: LIMIT_MS },
  ],
});

// They share the installed project, and each takes a build: `compatibility.yml` runs them, not `npm test`.
test.describe.configure({ mode: 'default', timeout: LIMIT_MS });
test.use({
  serviceWorkers: 'allow',
  fetchesAhead: true,
  permissions: ['clipboard-read', 'clipboard-write'],
  // Without a network, those of the service worker.
  allowFailedRequests: [/./],
  allowConsole: [/net::ERR_INTERNET_DISCONNECTED/],
});

/** Uses a part as a reader does. */
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
    await expect(shown).toBeVisible();
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

const pairs = PARTS.flatMap((one, index) => PARTS.slice(index + 1).map((other) => [one, other]));

for (const pair of pairs) {
  test.describe(pair.join(' and '), () => {
    test.use({ pair });

    test('work together', async ({ page, context, site }) => {
      const readAll = async (tab: Page) => {
        await readSite(tab);
        await tab.goto('~stories/example-header--signed-in');
        await expect(tab.locator('[data-story]')).toContainText('Hello, Ama');
        await tab.goto('example/button');
        await waitUntilInteractive(tab);
        for (const part of pair) await tryOut[part]?.(tab, site.dir);
      };
      expect(site.report.warnings).toEqual([]);
      await readAll(page);
      if (!pair.includes('offline')) return;
      await page.goto('');
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      await context.setOffline(true);
      await readAll(await context.newPage());
    });
  });
}
