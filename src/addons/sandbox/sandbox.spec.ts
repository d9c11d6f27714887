import { readFileSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { expect, test } from '../../../scripts/test/siteTest.ts';
import { chooseEntry } from '../../../scripts/test/storyMenu.ts';
import { receiveForms, unpackForm } from './test/receiveForms.ts';

const addresses = {
  CodeSandbox: 'https://codesandbox.io/api/v1/sandboxes/define',
  StackBlitz: 'https://stackblitz.com/run',
};
type Files = Record<string, string>;

let nextForm: Awaited<ReturnType<typeof receiveForms>>;

test.beforeEach(async ({ context }) => {
  nextForm = await receiveForms(context);
});

/** Chooses a sandbox for the demo and returns the project that it received. */
async function send(page: Page, sandbox: keyof typeof addresses): Promise<Files> {
  const [popup, form] = await Promise.all([
    page.waitForEvent('popup'),
    nextForm(),
    chooseEntry(page, 'Open in…', `Open in ${sandbox}`),
  ]);
  await expect(popup).toHaveTitle('Received');
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await popup.close();
  expect(form).toMatchObject({ method: 'POST', action: addresses[sandbox] });
  return unpackForm(sandbox, form);
}

/** Builds a project with its own configuration and the installed packages, then serves it. */
async function runProject(files: Files, folder: string) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  const shared = { root: folder, configFile: path.join(folder, 'vite.config.ts') };
  // Skips steps that only reduce the size.
  await build({
    ...shared,
    logLevel: 'error',
    build: { minify: false, reportCompressedSize: false },
  });
  const server = await preview({ ...shared, preview: { host: '127.0.0.1', port: 0 } });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

// Other demos differ from these only in their demo file; `loadProject.test.ts` covers all.
for (const demo of ['get-popup-container', 'suggest'])
  test(`sends a project of ${demo} that builds and runs`, async ({ page, siteHost }, testInfo) => {
    test.skip(siteHost === 'dev', 'the projects are the same: built once, from the built site');
    test.slow();
    await page.goto(`/demo/${demo}`);
    const { '.codesandbox/tasks.json': tasks, ...files } = await send(page, 'CodeSandbox');
    expect(tasks).toContain('npm start');
    expect(await send(page, 'StackBlitz')).toEqual(files);

    const folder = testInfo.outputPath('project');
    const project = await runProject(files, folder);
    try {
      // The project is not a page of the site, so it has no `data-live`.
      await page.goto(project.url, { waitUntil: 'commit' });
      await expect(page).toHaveTitle(demo);
      if (demo === 'get-popup-container') await page.getByRole('button', { name: 'open' }).click();
      const select = page.locator('.rc-select').first();
      await expect(select).toBeVisible();
      await expect(select).toHaveCSS('position', 'relative');
    } finally {
      await project.close();
      await rm(folder, { recursive: true });
    }
  });

test('sends to both sandboxes what the demo page shows', async ({ page }) => {
  await page.goto('/demo/single');
  const shown = await page.locator('[data-story-box] pre').first().textContent();
  for (const sandbox of ['CodeSandbox', 'StackBlitz'] as const) {
    const files = await send(page, sandbox);
    expect(files['src/Single.tsx']?.trimEnd()).toBe(shown?.trimEnd());
    expect(JSON.parse(files['package.json'] ?? '{}').dependencies).toMatchObject({
      'rc-select': JSON.parse(readFileSync('node_modules/rc-select/package.json', 'utf8')).version,
    });
  }
  await expect(page.locator('form[target=_blank]')).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({
    allowFailedRequests: [/stories|late-/],
    allowConsole: [/ERR_INTERNET_DISCONNECTED/],
  });

  test('shows an error when the project cannot be loaded, and stays usable', async ({ page }) => {
    await page.goto('/demo/email');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await chooseEntry(page, 'Open in…', 'Open in StackBlitz');
    const box = page.locator('[data-story-box]');
    await expect(box.getByRole('status')).toContainText('could not be loaded');
    await expect(box.getByRole('combobox')).toBeEnabled();
  });
});
