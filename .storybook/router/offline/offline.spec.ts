import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { type Preview, startPreview } from '../../../scripts/preview/startPreview.ts';
import { expect, test as base } from '../../../scripts/test/siteTest.ts';
import siteConfig from '../../../src/config/site.config.ts';
import { buildWorker } from './buildWorker.ts';
import type { Pack } from './OfflineData.ts';

interface Deploy {
  dir: string;
  url: string;
  /** Takes the host away, and brings it back at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Playwright's `test` with a copy of the build on a host of its own. */
const test = base.extend<{ deploy: Deploy }>({
  deploy: async ({ siteHost: _host }, use) => {
    const dist = resolve(process.env.OUT_DIR ?? 'dist');
    const dir = await mkdtemp(join(tmpdir(), 'deploy-'));
    await cp(dist, dir, {
      recursive: true,
      filter: (path) => path !== join(dist, 'storybook') && !/\.(br|gz)$/.test(path),
    });
    let preview: Preview | undefined = await startPreview({ dir });
    const { url } = preview;
    const stop = async () => {
      await preview?.close();
      preview = undefined;
    };
    await use({
      dir,
      url,
      stop,
      start: async () => {
        preview = await startPreview({ dir, port: Number(new URL(url).port) });
      },
    });
    await stop();
    await rm(dir, { recursive: true });
  },
  baseURL: async ({ deploy }, use) => use(deploy.url),
});

test.skip(({ siteHost }) => siteHost !== 'built', 'development has no worker');

// Keeping all pages takes a busy machine its time.
test.describe.configure({ timeout: 120_000 });

test.use({
  serviceWorkers: 'allow',
  allowFailedRequests: [/./],
  allowConsole: [
    /Failed to load resource|Refused to apply style|Failed to fetch|unknown error occurred when fetching/,
  ],
  allowPageErrors: [/./],
});

/** Waits until the worker has kept the home page and those of all links of the menu. */
async function allKept(page: Page): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  const addresses = await links.evaluateAll((all) => [
    new URL('/', document.baseURI).href,
    ...all.map((link) => (link as HTMLAnchorElement).href),
  ]);
  const areKept = () =>
    page.evaluate(async (list) => {
      const found = await Promise.all(list.map((address) => caches.match(address)));
      return found.every(Boolean);
    }, addresses);
  await expect.poll(areKept, { timeout: 60_000 }).toBe(true);
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function replaceIn(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(from);
  await writeFile(file, text.replace(from, to));
}

/** What a deploy changes: something in a page, and with it the version in the worker. */
async function deployNew({ dir }: Deploy, text: string): Promise<void> {
  await replaceIn(join(dir, 'demo/tags/index.html'), '<title>tags', `<title>${text}`);
  await replaceIn(join(dir, 'sw.js'), /(version:\s*[`"'])\w+/, `$1${text}`);
}

test('opens every page without a network, once one was read', async ({ page, deploy }) => {
  await page.goto('/demo/single');
  await allKept(page);
  await deploy.stop();

  await page.goto('/demo/tags');
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect(page.getByRole('button', { name: 'Hide code' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Pages' });
  await menu.getByRole('link', { name: 'email', exact: true }).click();
  await expect(heading(page)).toHaveText('email');
  await page.reload();
  await expect(heading(page)).toHaveText('email');
  await page.goto('/?from=elsewhere');
  await expect(heading(page)).toHaveText('rc-select');
  await page.getByRole('combobox', { name: 'Search' }).fill('tags');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('moves from the first page without a network', async ({ page, deploy }) => {
  await page.goto('/demo/single');
  await allKept(page);
  await deploy.stop();
  const menu = page.getByRole('navigation', { name: 'Pages' });
  await menu.getByRole('link', { name: 'multiple', exact: true }).click();
  await expect(heading(page)).toHaveText('multiple');
});

test('has in its pack what the host has', async ({ deploy }) => {
  const [name = '', ...more] = (await readdir(join(deploy.dir, 'assets'))).filter((file) =>
    file.startsWith('pack-'),
  );
  expect(more).toEqual([]);
  const pack = JSON.parse(await readFile(join(deploy.dir, 'assets', name), 'utf8')) as Pack;
  expect(await readFile(join(deploy.dir, 'sw.js'), 'utf8')).toContain(`/assets/${name}`);
  expect(Object.keys(pack).length).toBeGreaterThan(25);
  for (const [address, text] of Object.entries(pack)) {
    expect(text, address).toBe(await (await fetch(new URL(address, deploy.url))).text());
  }
});

test('shows what the network has, never an older copy', async ({ page, deploy }) => {
  await page.goto('/demo/single');
  await allKept(page);
  await deployNew(deploy, 'newer');
  await page.goto('/demo/tags');
  await expect(page).toHaveTitle('newer - rc-select');
  await deploy.stop();
  await page.reload();
  await expect(page).toHaveTitle('newer - rc-select');
});

test('leaves a tab of an earlier build its scripts, and clears them away after it', async ({
  page,
  context,
  deploy,
}) => {
  await page.goto('/demo/single');
  await allKept(page);
  const [before] = await cacheNames(page);
  await deployNew(deploy, 'newer');
  // A new deploy no longer has the scripts of the one before.
  await rm(join(deploy.dir, 'assets'), { recursive: true });

  const other = await context.newPage();
  await other.goto('/demo/single');
  await expect.poll(() => cacheNames(other)).toContain('offline / newer');
  expect(await cacheNames(other)).toContain(before);
  const menu = page.getByRole('navigation', { name: 'Pages' });
  await menu.getByRole('link', { name: 'email', exact: true }).click();
  await expect(heading(page)).toHaveText('email');

  const [earlier] = context.serviceWorkers();
  const isGone = earlier?.waitForEvent('close');
  await page.close();
  // The new worker takes over in a moment without tabs; how long that must be is the browser's.
  await other.goto('about:blank');
  await isGone;
  await other.goto('/demo/single');
  await expect.poll(() => cacheNames(other)).toEqual(['offline / newer']);
});

test('is gone, with all that it kept, when it was switched off', async ({ page, deploy }) => {
  await page.goto('/demo/single');
  await allKept(page);
  const config = { ...siteConfig, offline: false };
  await buildWorker({
    site: { root: resolve('.'), config, pages: [], stories: [], redirects: {} },
    manifest: {},
    version: '',
    outDir: deploy.dir,
  });
  await page.goto('/demo/tags');
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
});

test('is asked once to keep the pages', async ({ page, context }) => {
  await context.addInitScript(() => {
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function count(...args: [unknown]) {
      sessionStorage.setItem('asked', `${Number(sessionStorage.getItem('asked')) + 1}`);
      return postMessage.apply(this, args);
    };
  });
  await page.goto('/demo/single');
  await allKept(page);
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe('1');
});

test('asks for nothing before the page is loaded', async ({ page }) => {
  const asked: string[] = [];
  let beforeLoad: string[] | undefined;
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('load', () => (beforeLoad ??= [...asked]));
  await page.goto('/demo/single');
  await allKept(page);
  const html = await (await page.request.get('/demo/single')).text();
  // Which of them come before the load is up to the first paint.
  const named = [...html.matchAll(/(?:src|href|data-\w+)="(\/assets\/[^"]+)"/g)].flatMap(
    ([, list = '']) => list.split(' '),
  );
  const own = beforeLoad?.filter((path) => path.startsWith('/assets/') || path.endsWith('sw.js'));
  expect(own?.length).toBeGreaterThanOrEqual(3);
  expect(own?.filter((path) => !named.includes(path))).toEqual([]);
});

test('keeps only what was read for a reader who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    const post = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (message: object) {
      Object.assign(window, { asked: message });
      post.call(this, message);
    };
  });
  await page.goto('/demo/single');
  await page.waitForFunction(() => 'asked' in window);
  expect(await page.evaluate(() => (window as unknown as { asked: object }).asked)).toMatchObject({
    page: page.url(),
    others: false,
  });
});
