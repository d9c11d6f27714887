import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { type PageEvent, watchPage } from './watchPage.ts';

/** A site to measure, with the paths of its README, a demo, and another demo linked from there. */
export interface Site {
  name: string;
  /** Address with a trailing slash; the paths have no leading slash. */
  url: string;
  pages: { home: string; demo: string; next: string };
  /** Selector of an element that shows that the page has loaded, if an idle network does not. */
  ready?: string;
}

/** Results of a visit: times in milliseconds, scripts in kB after gzip, shift without a unit. */
export type Measures = Record<string, number>;

const FAST = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const FAST_4G = { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 412, height: 823 };

/** Devices: this machine, and Lighthouse's slow phone with "Fast 4G" from Chrome's developer tools. */
export const conditions = [
  { name: 'not throttled', slowdown: 1, network: FAST, viewport: DESKTOP },
  { name: 'CPU × 4, Fast 4G', slowdown: 4, network: FAST_4G, viewport: PHONE },
];

/** How long a reader looks at a loaded page before the next click; a site may prefetch meanwhile. */
const READ_MS = 3000;
/** How long a pointer rests on a link before the click. */
const HOVER_MS = { patient: 65, impatient: 100 };
const FRAME_MS = 1000 / 60;
/** How long a reader waits before clicking again if nothing happened. */
const PATIENCE_MS = { patient: 100, impatient: 50 };
const MAX_CLICKS = 200;

/** Visits by name, as in `--only`. */
export const visits: Record<string, (page: Page, site: Site) => Promise<Measures>> = {
  home: (page, site) => readPage(page, 'home', site),
  demo: async (page, site) => ({
    ...(await readPage(page, 'demo', site)),
    'demo: navigation': await openNext(page, site.pages.next, 'patient'),
  }),
  // A reader who continues as soon as the page is idle.
  'demo-at-once': async (page, { url, pages }) => {
    await page.goto(url + pages.demo, { waitUntil: 'networkidle' });
    return { 'demo: navigation at once': await openNext(page, pages.next, 'impatient') };
  },
  select: async (page, { url, pages }) => ({
    'demo: select': await openSelect(page, url + pages.demo, 'patient'),
  }),
  'select-at-once': async (page, { url, pages }) => ({
    'demo: select at once': await openSelect(page, url + pages.demo, 'impatient'),
  }),
};

/** Runs a visit with an empty cache. */
export async function runVisit(
  browser: Browser,
  name: string,
  site: Site,
  { slowdown, network, viewport }: (typeof conditions)[number],
): Promise<Measures> {
  // Requests of a service worker are not throttled.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-US',
    // The link to the next demo is in the menu, which is closed on phones.
    viewport: name.startsWith('demo') ? DESKTOP : viewport,
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(watchPage, site.pages.next.split('/').at(-1) ?? '');
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return (await visits[name]?.(page, site)) ?? {};
  } catch (cause) {
    throw new Error(`The visit "${name}" to ${site.name} failed: ${String(cause)}`, { cause });
  } finally {
    await context.close();
  }
}

/** Waits for the next event of this name from `watchPage`. */
async function hear(page: Page, event: string): Promise<PageEvent> {
  const start = `bench {"event":"${event}"`;
  const message = await page.waitForEvent('console', (entry) => entry.text().startsWith(start));
  return JSON.parse(message.text().slice('bench '.length)) as PageEvent;
}

/** Reads a page for a while; returns its paints, and the sizes of loaded scripts and prefetched files. */
async function readPage(
  page: Page,
  name: 'home' | 'demo',
  { url, pages, ready }: Site,
): Promise<Measures> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript'))
      scripts.push(response.body().catch(() => Buffer.alloc(0)));
  });
  await page.goto(url + pages[name], { waitUntil: ready ? 'load' : 'networkidle' });
  if (ready) await page.waitForSelector(ready);
  const loaded = await Promise.all(scripts);
  const ahead: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    ahead.push(size.catch(() => 0));
  });
  await sleep(READ_MS);
  const { largestPaint = 0, shift = 0 } = await page.evaluate<Measures>('benchPaints');
  return {
    [`${name}: largest paint`]: largestPaint,
    [`${name}: layout shift`]: shift,
    [`${name}: scripts`]: loaded.reduce((sum, body) => sum + gzipSync(body).length / 1000, 0),
    [`${name}: fetched ahead`]: (await Promise.all(ahead)).reduce((a, b) => a + b, 0) / 1000,
  };
}

/** Milliseconds from a click on the link to the next demo until its heading and select are painted. */
async function openNext(
  page: Page,
  path: string,
  reader: 'patient' | 'impatient',
): Promise<number> {
  const link = page.locator(`a[href$="/${path}"]:visible`).first();
  await link.hover();
  // Pages receive pointer events once per frame; the random delay spreads clicks over the frame.
  await sleep(HOVER_MS[reader] + Math.random() * FRAME_MS);
  const events = Promise.all([hear(page, 'clicked'), hear(page, 'arrived')]);
  await page.mouse.down();
  await page.mouse.up();
  const [clicked, arrived] = await events;
  return arrived.at - clicked.at;
}

/** Milliseconds until the select is open, for a reader who clicks once it is painted, and again until it opens. */
async function openSelect(
  page: Page,
  address: string,
  reader: 'patient' | 'impatient',
): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const painted = hear(page, 'painted');
  const opened = hear(page, 'opened');
  // Awaited last, since errors of earlier steps are more helpful.
  opened.catch(() => {});
  await page.goto(address, { waitUntil: 'commit' });
  const { x = 0, y = 0 } = await painted;
  for (let clicks = 0, isOpen = false; clicks < MAX_CLICKS && !isOpen; clicks += 1) {
    await page.mouse.click(x, y);
    await sleep(PATIENCE_MS[reader]);
    // Playwright's `evaluate` would run its own script in the measured page.
    const expression = 'document.querySelector(".rc-select-open") !== null';
    isOpen = (await cdp.send('Runtime.evaluate', { expression })).result.value === true;
  }
  return (await opened).at - (await page.evaluate<number>('performance.timeOrigin'));
}
