import type { Page } from '@playwright/test';
import { expect, test } from '../../scripts/test/siteTest.ts';

test.use({ waitForReact: false });

const LAST_TABLE = '#optgroup-props';

/** What a page notes of its first frame and of its paint. */
interface FirstFrame {
  /** Whether the first table is laid out when the first frame is drawn; left out before. */
  hasTable?: boolean;
  /** Sum of all layout shifts. */
  shift: number;
}

declare global {
  interface Window {
    firstFrame: FirstFrame;
  }
}

/** Opens an address and reads what its page notes of the first frame, once it is on the screen. */
async function open(page: Page, address: string): Promise<FirstFrame> {
  await watch(page);
  await page.goto(address);
  return read(page);
}

/** Lets every page that is opened from now on note its first frame. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.firstFrame = { shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.firstFrame.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('DOMContentLoaded', () => {
      // Asked for after the page's own, so it comes after that in the same frame.
      requestAnimationFrame(() => {
        const table = document.querySelector('.table-box table');
        window.firstFrame.hasTable = Boolean(table?.getClientRects().length);
      });
    });
  });
}

async function read(page: Page): Promise<FirstFrame> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  const tables = page.locator('.table-box table');
  await expect(tables).toHaveCount(4);
  for (const table of await tables.all()) await expect(table).toBeVisible();
  return page.evaluate(() => window.firstFrame);
}

test('tables below the window are laid out after the first frame, and nothing shifts', async ({
  page,
}) => {
  expect(await open(page, '/')).toEqual({ hasTable: false, shift: 0 });
});

test.describe('in a window in which a table begins', () => {
  test.use({ viewport: { width: 1280, height: 2400 } });

  test('it stands in the first frame, and nothing shifts', async ({ page }) => {
    expect(await open(page, '/')).toEqual({ hasTable: true, shift: 0 });
  });
});

test('an address with a hash leads there at once', async ({ page }) => {
  expect((await open(page, `/${LAST_TABLE}`)).hasTable).toBe(true);
  await expect(page.locator(LAST_TABLE)).toBeInViewport();
});

test('an address with a text to be found finds it in the tables, too', async ({ page }) => {
  // The browser looks for it only where a reader follows such a link.
  expect((await open(page, '/#:~:text=OptGroup')).hasTable).toBe(true);
});

test('a reload and the way back lead to where the reader was', async ({ page }) => {
  await open(page, '/');
  const heading = page.locator(LAST_TABLE);
  await heading.evaluate((element) => element.scrollIntoView());
  const place = await page.evaluate(() => window.scrollY);
  await page.reload();
  expect((await read(page)).hasTable).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  // Another document, so that the way back is a new load.
  await page.goto('/licenses.txt');
  await page.goBack();
  expect((await read(page)).hasTable).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test.describe('scripts of a page without demos', () => {
  test.skip(({ siteHost }) => siteHost !== 'built', 'names chunks of the build');

  test('are fetched after the first paint, all at once', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const { paint, scripts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/assets\/(start|client|react|~home)-/.test(name))
        .map(({ startTime, responseEnd }) => ({ startTime, responseEnd })),
    }));
    expect(scripts).toHaveLength(4);
    expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThan(paint);
    // None waits for another.
    const firstEnd = Math.min(...scripts.map(({ responseEnd }) => responseEnd));
    expect(Math.max(...scripts.map(({ startTime }) => startTime))).toBeLessThan(firstEnd);
  });
});
