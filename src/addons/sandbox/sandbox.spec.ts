import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../scripts/test/siteTest.ts';
import { buildReceived } from './test/buildReceived.ts';
import { startReceiver, type Receiver } from './test/startReceiver.ts';
import { unpackForm } from './test/unpackForm.ts';

const demos = readdirSync('stories').filter((folder) => !folder.startsWith('_'));
const addresses = {
  CodeSandbox: 'https://codesandbox.io/api/v1/sandboxes/define',
  StackBlitz: 'https://stackblitz.com/run',
};

let receiver: Receiver;

test.beforeAll(async () => {
  receiver = await startReceiver();
});

test.afterAll(() => receiver.close());

test.beforeEach(({ context }) => receiver.attach(context));

/** Presses a sandbox button of the demo that is shown and gives the project that the sandbox got. */
async function send(page: Page, sandbox: keyof typeof addresses) {
  const [popup, form] = await Promise.all([
    page.waitForEvent('popup'),
    receiver.next(),
    page.getByRole('button', { name: `Open in ${sandbox}` }).click(),
  ]);
  await expect(popup).toHaveTitle('Received');
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await popup.close();
  expect(form).toMatchObject({ method: 'POST', action: addresses[sandbox] });
  return unpackForm(sandbox, form);
}

/** The demo's select, or what stands in its place. */
async function findSelect(page: Page, demo: string) {
  if (demo === 'custom-selector') return page.getByText('Content', { exact: true });
  if (demo === 'get-popup-container') await page.getByRole('button', { name: 'open' }).click();
  return page.locator('.rc-select').first();
}

for (const demo of demos) {
  test(`sends a project of ${demo} that builds and shows its select`, async ({
    page,
    siteHost,
  }) => {
    test.skip(siteHost === 'dev', 'the projects are the same: built once, from the built site');
    test.slow();
    await page.goto(`/demo/${demo}`);
    // A list that is open at first lies over the toolbar; a press beside it closes it.
    await page.getByRole('heading', { level: 1 }).click();
    const files = await send(page, 'CodeSandbox');
    expect(await send(page, 'StackBlitz')).toEqual(withoutTasks(files));
    for (const [name, version] of Object.entries(readDependencies(files)))
      expect(`${name}@${version}`).toBe(`${name}@${installedVersion(name)}`);

    const built = await buildReceived(files);
    try {
      await page.goto(built.url);
      await expect(page).toHaveTitle(demo);
      await expect(await findSelect(page, demo)).toBeVisible();
      if (demo !== 'custom-selector')
        await expect(page.locator('.rc-select').first()).toHaveCSS('position', 'relative');
    } finally {
      await built.close();
    }
  });
}

test('sends from both buttons what the demo page shows', async ({ page }) => {
  await page.goto('/demo/single');
  const shown = await page.locator('[data-demo] pre').first().textContent();
  for (const sandbox of ['CodeSandbox', 'StackBlitz'] as const) {
    const files = await send(page, sandbox);
    const line = "import 'rc-select/assets/index.less';";
    expect(shown).toContain(line);
    expect(files['src/single/Single.tsx']?.trimEnd()).toBe(
      shown?.trimEnd().replace(line, "import '../_shared/rc-select.css';"),
    );
  }
  await expect(page.locator('form[target=_blank]')).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ allowFailedRequests: [/stories/], allowConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('says when the project cannot be loaded, and stays usable', async ({ page }) => {
    await page.goto('/demo/email');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Open in StackBlitz' }).click();
    const box = page.locator('[data-demo]');
    await expect(box.getByRole('status')).toContainText('could not be loaded');
    await expect(box.getByRole('combobox')).toBeEnabled();
  });
});

function withoutTasks(files: Record<string, string>): Record<string, string> {
  const { '.codesandbox/tasks.json': tasks, ...rest } = files;
  expect(tasks).toContain('npm start');
  return rest;
}

function readDependencies(files: Record<string, string>): Record<string, string> {
  const manifest = JSON.parse(files['package.json'] ?? '{}');
  return { ...manifest.dependencies, ...manifest.devDependencies };
}

function installedVersion(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
}
