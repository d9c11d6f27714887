import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { startPreview } from 'storysite';
import { expect, test as base } from '../siteTest.ts';
import { offline } from 'storysite/plugins';
import { editButton, liveFrame } from '../frame/fixture/liveEditor.ts';
import { choose, heading } from './fixture/parts.ts';

/** A copy of the build on a separate host. */
interface Deploy {
  dir: string;
  url: string;
  stop(): Promise<void>;
  /** Changes a file of the deploy. */
  edit(file: string, ...changes: [from: RegExp, to: string][]): Promise<void>;
}

const test = base.extend<{ deploy: Deploy }>({
  deploy: async ({ siteHost: _host }, use) => {
    const dist = resolve(process.env.OUT_DIR ?? 'dist');
    const dir = await mkdtemp(join(tmpdir(), 'deploy-'));
    const others = ['storybook', 'storysite'].map((name) => join(dist, name));
    const filter = (path: string) => !others.includes(path) && !/\.(br|gz)$/.test(path);
    await cp(dist, dir, { recursive: true, filter });
    const preview = await startPreview({ dir });
    let closed: Promise<void> | undefined;
    const stop = () => (closed ??= preview.close());
    const edit: Deploy['edit'] = async (file, ...changes) => {
      let text = await readFile(join(dir, file), 'utf8');
      for (const [from, to] of changes) {
        expect(text).toMatch(from);
        text = text.replace(from, to);
      }
      await writeFile(join(dir, file), text);
    };
    await use({ dir, url: preview.url, stop, edit });
    await stop();
    await rm(dir, { recursive: true });
  },
  baseURL: async ({ deploy }, use) => use(deploy.url),
});

test.skip(({ siteHost }) => siteHost !== 'built', 'development has no worker');
// Fetching all pages takes long on a busy machine.
test.describe.configure({ timeout: 120_000 });
test.use({
  fetchesAhead: true,
  serviceWorkers: 'allow',
  allowFailedRequests: [/./],
  allowConsole: [/Failed to load resource|Failed to fetch|unknown error occurred when fetching/],
  allowPageErrors: [/./],
});

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const isCached = (page: Page, address: string) =>
  page.evaluate(async (url) => Boolean(await caches.match(url)), address);

/** Opens a page, and waits until the worker has fetched the others and controls this one. */
async function openFirst(page: Page, path = '/demo/single'): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, {
    timeout: 60_000,
  });
}

test('starts after the page has loaded, answers for every page, search and editor, and leaves Storybook alone', async ({
  page,
  deploy,
}) => {
  const before: string[] = [];
  page.on('request', (request) => before.push(new URL(request.url()).pathname));
  const loaded = page.waitForEvent('load').then(() => [...before]);
  await openFirst(page);
  expect(await loaded).not.toContain('/sw.js');
  const storybook = await page.goto('/storybook/', { waitUntil: 'commit' });
  expect(storybook?.fromServiceWorker()).toBe(false);

  expect((await page.goto('/demo/email'))?.fromServiceWorker()).toBe(true);
  await editButton(page).click();
  const field = liveFrame(page).getByRole('combobox', { name: 'Account' });
  await expect(field).toBeVisible();
  // The worker caches the editor's scripts, but cannot serve a document without an origin.
  expect(await isCached(page, '/live.html')).toBe(false);

  await deploy.stop();
  await page.reload();
  await editButton(page).click();
  await expect(page.getByText('editing needs a network')).toBeVisible();
  await expect(liveFrame(page).locator('[data-story]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close the editor' }).click();
  await expect(page.getByRole('combobox', { name: 'Account' })).toBeVisible();

  await choose(page, 'multiple');
  await expect(heading(page, 'multiple')).toBeVisible();
  for (const path of ['/demo/tags', '/demo/tags/', '/demo/tags.html?from=elsewhere']) {
    await page.goto(path);
    await expect(heading(page, 'tags')).toBeVisible();
  }
  await page.goto('/demo/multiple');
  await page.getByRole('button', { name: /^Show all/ }).click();
  await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('tags');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a new deploy leaves an open tab its scripts, and is cleaned up after it', async ({
  page,
  context,
  deploy,
}) => {
  await openFirst(page);
  const worker = await readFile(join(deploy.dir, 'sw.js'), 'utf8');
  const [script = ''] = /\/assets\/email-[\w-]+\.js/.exec(worker) ?? [];
  await deploy.edit('demo/tags/index.html', [/<html /, '<html data-newer ']);
  await deploy.edit(
    'sw.js',
    [/(version:.)\w+/, '$1newer'],
    [/(\/demo\/tags.,revision:.)\w+/, '$1newer'],
    [new RegExp(`.${script}.,`), ''],
  );
  await rm(join(deploy.dir, 'assets'), { recursive: true });

  const other = await context.newPage();
  await other.goto('/demo/tags');
  await expect(other.locator('html')).toHaveAttribute('data-newer');
  await expect
    .poll(() => isCached(other, '/demo/tags?__WB_REVISION__=newer'), { timeout: 30_000 })
    .toBe(true);
  await choose(page, 'email');
  await expect(heading(page, 'email')).toBeVisible();

  const [earlier] = context.serviceWorkers();
  const isGone = earlier?.waitForEvent('close');
  await page.close();
  // The new worker takes over once no tab has the earlier build open.
  await other.goto('about:blank');
  await isGone;
  await other.goto('/demo/tags');
  await expect.poll(() => isCached(other, script), { intervals: [50] }).toBe(false);
  await deploy.stop();
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('data-newer');
});

test('a reader who saves data only gets what they read', async ({ page, deploy }) => {
  const saveData = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";
  await deploy.edit('sw.js', [/^/, saveData]);
  await openFirst(page);
  await expect.poll(() => isCached(page, '/demo/single')).toBe(true);
  await deploy.stop();
  await page.reload();
  await expect(heading(page, 'single')).toBeVisible();
  expect(await isCached(page, '/demo/tags')).toBe(false);
  await expect(page.goto('/demo/tags')).rejects.toThrow();
});

test('switched off, it clears its caches and is gone', async ({ page, deploy }) => {
  await openFirst(page);
  const site = { root: resolve('.') };
  await offline({ enabled: false }).finish?.({ site, outDir: deploy.dir } as never);
  await page.goto('/demo/tags');
  // After a navigation, the browser checks for updates at its own pace, and a debugger may delay that indefinitely.
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => countWorkers(page), { intervals: [50], timeout: 60_000 }).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a page that fails at the host leaves the site without a worker', async ({ page, deploy }) => {
  await rm(join(deploy.dir, 'demo/email'), { recursive: true });
  await page.goto('/demo/single');
  // The registration exists while the worker installs, and is removed when that fails.
  let wasThere = false;
  const isGone = async () => {
    const count = await countWorkers(page);
    wasThere ||= count > 0;
    return wasThere && count === 0;
  };
  await expect.poll(isGone, { intervals: [20], timeout: 60_000 }).toBe(true);
  await choose(page, 'tags');
  await expect(heading(page, 'tags')).toBeVisible();
});
