import type { Page } from '@playwright/test';
import { expect, test } from '../../scripts/test/siteTest.ts';
import { holdScript } from './fixture/holdScript.ts';

test.use({ waitForReact: false });
test.skip(({ siteHost }) => siteHost !== 'built', 'looks at what readers of a deploy see first');

const LAST_TABLE = '#optgroup-props';

/** What a page notes of its first frame. */
interface FirstFrame {
  /** Whether tables were left out of it. */
  leftOut: boolean;
  /** Whether they still are when the document has been read. */
  leftOutToTheEnd: boolean;
  /** Sum of all layout shifts. */
  shift: number;
}

declare global {
  interface Window {
    firstFrame: FirstFrame;
    /** When the page was told of its first paint, in milliseconds since its navigation began. */
    toldOfPaint: number;
  }
}

/** Lets every page that is opened from now on note its first frame. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isLeftOut = () => document.documentElement.dataset.firstFrame !== undefined;
    window.firstFrame = { leftOut: false, leftOutToTheEnd: false, shift: 0 };
    new MutationObserver(() => (window.firstFrame.leftOut ||= isLeftOut())).observe(document, {
      attributeFilter: ['data-first-frame'],
      subtree: true,
    });
    // The page's own listener is the document's, so it comes before.
    window.addEventListener('DOMContentLoaded', () => {
      window.firstFrame.leftOutToTheEnd = isLeftOut();
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.firstFrame.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What the open page notes, once it is on the screen with all its tables. */
async function read(page: Page): Promise<FirstFrame> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  const tables = page.locator('.table-box table');
  await expect(tables).toHaveCount(4);
  for (const table of await tables.all()) await expect(table).toBeVisible();
  return page.evaluate(() => window.firstFrame);
}

async function open(page: Page, address: string): Promise<FirstFrame> {
  await watch(page);
  await page.goto(address);
  return read(page);
}

test('tables are laid out after the first frame, and nothing shifts', async ({ page }) => {
  expect(await open(page, '/')).toMatchObject({ leftOut: true, shift: 0 });
  const table = page.locator('.table-box table').first();
  await page.evaluate(() => (document.documentElement.dataset.firstFrame = ''));
  await expect(table).toBeHidden();
});

test('a table that begins within the window is not left out', async ({ page }) => {
  await page.addInitScript(() => {
    const style = document.createElement('style');
    style.textContent = '.prose :is(pre, img, ul, h2) { display: none }';
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.body.before(style);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const { leftOutToTheEnd } = await open(page, '/');
  const box = await page.locator('.table-box').first().boundingBox();
  expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  expect(leftOutToTheEnd).toBe(false);
});

test.describe('in a high window', () => {
  test.use({ viewport: { width: 1280, height: 2400 } });

  test('no table is left out, and nothing shifts', async ({ page }) => {
    expect(await open(page, '/')).toMatchObject({ leftOut: false, shift: 0 });
  });
});

test('an address with a hash leads there at once', async ({ page }) => {
  expect((await open(page, `/${LAST_TABLE}`)).leftOut).toBe(false);
  await expect(page.locator(LAST_TABLE)).toBeInViewport();
});

test('an address with a text to be found leaves no table out', async ({ page }) => {
  // It may stand in one; that it is found cannot be tested, since the browser looks only where a reader follows a link.
  expect((await open(page, '/#:~:text=OptGroup')).leftOut).toBe(false);
});

test('a reload and the way back lead to where the reader was', async ({ page }) => {
  await open(page, '/');
  const heading = page.locator(LAST_TABLE);
  await heading.evaluate((element) => element.scrollIntoView());
  const place = await page.evaluate(() => window.scrollY);
  await page.reload();
  expect((await read(page)).leftOut).toBe(false);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  // Another document, so that the way back is a new load.
  await page.goto('/licenses.txt');
  await page.goBack();
  expect((await read(page)).leftOut).toBe(false);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('scripts of a page without demos are fetched after the first paint, all at once', async ({
  page,
}) => {
  // Not the time of the paint itself: that is when the screen shows it, which may be later than the page is told.
  await page.addInitScript(() => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      window.toldOfPaint = performance.now();
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { toldOfPaint, scripts } = await page.evaluate(() => ({
    toldOfPaint: window.toldOfPaint,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/assets\/(start|client|~home|_virtual_site-manifest)-/.test(name))
      .map(({ startTime, responseEnd }) => ({ startTime, responseEnd })),
  }));
  expect(scripts).toHaveLength(4);
  const firstStart = Math.min(...scripts.map(({ startTime }) => startTime));
  expect(firstStart).toBeGreaterThanOrEqual(toldOfPaint);
  // None waits for another.
  const firstEnd = Math.min(...scripts.map(({ responseEnd }) => responseEnd));
  expect(Math.max(...scripts.map(({ startTime }) => startTime))).toBeLessThan(firstEnd);
});

test('the list of all pages, which a first move needs, does not wait for the frame that reads it', async ({
  page,
}) => {
  const html = await (await page.request.get('/demo/single')).text();
  const [, client = ''] = /data-frame="([^ "]+)/.exec(html) ?? [];
  const release = await holdScript(page, client);
  const answered = page.waitForResponse(/site-manifest/);
  await page.goto('/demo/single');
  await answered;
  release();
});

for (const address of ['/demo/single', '/~demos/demo-single--basic']) {
  test(`the answer names the scripts of demos, each fetched once: ${address}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    const named = [...(response?.headers().link ?? '').matchAll(/<([^>]+)>; rel=modulepreload/g)];
    const scripts = named.map(([, path]) => path);
    expect(scripts).toHaveLength(2);
    const html = (await response?.text()) ?? '';
    for (const script of scripts) {
      expect(html).toContain(`"${script}"`);
      expect(asked.filter((path) => path === script)).toHaveLength(1);
    }
  });
}

test('demos do not wait for a frame', async ({ page }) => {
  await page.addInitScript(() => (window.requestAnimationFrame = () => 0));
  await page.goto('/demo/single');
  const stage = page.locator('[data-live-demo]');
  const isLive = () =>
    stage.evaluate((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactContainer')),
    );
  await expect.poll(isLive).toBe(true);
});
