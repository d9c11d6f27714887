import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { version2, version3 } from './fixture/filesWithMocks.ts';
import { expect, type MockedSite, OFFLINE, test } from './fixture/mockTest.ts';

const users = (page: Page) => page.locator('.user');
const framed = (page: Page, id: string) =>
  page.frameLocator(`[data-embedded-story="${id}"]`).locator('.user');

/** Opens every page, and expects each story to show the responses of its own handlers. */
async function expectMocks(page: Page): Promise<void> {
  await page.goto('shared');
  await expect(users(page)).toHaveText(['Hello, Mary', 'Hello, Mary']);
  await page.getByRole('link', { name: 'Mixed', exact: true }).click();
  await expect(framed(page, 'mixed--ada')).toHaveText('Hello, Ada');
  await expect(framed(page, 'mixed--grace')).toHaveText('Hello, Grace');
  await page.getByRole('link', { name: 'Loaded', exact: true }).click();
  await expect(users(page)).toHaveText('Hello, Joan');
  await page.goto('~stories/mixed--grace');
  await expect(users(page)).toHaveText('Hello, Grace');
}

// The tests of a version share its build.
test.describe.configure({ mode: 'default' });

/** Checks how stories are shown according to the report, and that loaders received mocked responses in the build. */
async function expectReport({ report, dir }: MockedSite): Promise<void> {
  const own = /MSW would answer the requests of other stories/;
  const ways = report.stories.map(({ id, shown, reason }) => [id, shown, own.test(reason ?? '')]);
  expect(ways).toEqual([
    ['everyone--everyone', 'prerendered', false],
    ['everyone--worker', 'prerendered', false],
    ['loaded--loaded', 'prerendered', false],
    ['mixed--ada', 'framed', true],
    ['mixed--grace', 'framed', true],
    ['mixed--plain', 'prerendered', false],
    ['none--plain', 'prerendered', false],
    ['shared--fetch', 'prerendered', false],
    ['shared--xhr', 'prerendered', false],
  ]);
  expect(await readFile(join(dir, 'loaded/index.html'), 'utf8')).toContain('Hello, Joan');
}

test.describe('version 2, with a strict policy, below a folder, where no worker may start', () => {
  test.use({ project: version2 });

  test('stories have their own mocks, and those of all stories', async ({ page, site, lines }) => {
    await expectReport(site);
    await expectMocks(page);
    await page.goto('mixed');
    await expect(users(page)).toHaveText('Hello, the network');
    await page.goto('everyone');
    await expect(users(page)).toHaveText(['Hello, everyone', 'Hello, worker']);
    expect(lines).toEqual([]);
  });
});

test.describe('version 3, with the site’s own worker', () => {
  test.use({
    project: version3,
    serviceWorkers: 'allow',
    fetchesAhead: true,
    // Without a network, requests for the service worker and of a story without handlers fail.
    allowFailedRequests: [/./],
    allowConsole: [OFFLINE],
  });

  test('MSW is not loaded for a page without handlers, nor for its neighbors before a reader turns to them', async ({
    page,
    site,
    lines,
  }) => {
    await expectReport(site);
    const scripts: Promise<string>[] = [];
    const documents: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    page.on('requestfinished', (request) => {
      if (request.headers().accept === 'text/html') documents.push(request.url());
    });
    const codes = async () => (await Promise.all(scripts)).join('');
    await page.goto('none');
    await expect(users(page)).toHaveText('Hello, the network');
    await expect.poll(() => documents.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(await codes()).toContain('Hello, ');
    expect(await codes()).not.toContain('[MSW]');
    await page.getByRole('link', { name: 'Shared', exact: true }).first().hover();
    await expect.poll(codes).toContain('[MSW]');
    expect(lines).toEqual([]);
  });

  test('stories have their mocks with the network on and off', async ({ page, context, lines }) => {
    await page.goto('none');
    const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
    await expect.poll(isControlled).toBe(true);
    await context.setOffline(true);
    await expectMocks(page);
    await context.setOffline(false);
    await expectMocks(page);
    expect(lines).toEqual([]);
  });
});
