import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { type PageEvent, type Paints, watchPage } from './watchPage.ts';

/** A site to measure: its server's address, and the paths of its README, a demo, and a demo that is linked from there. */
export interface Site {
  name: string;
  url: string;
  pages: { home: string; demo: string; next: string };
}

/** What a visit measured: times in milliseconds, scripts in kB after gzip, shift without a unit. */
export type Measures = Record<string, number>;

/** The reader's devices: this machine, and Lighthouse's slow phone on "Fast 4G" of Chrome's developer tools. */
export const conditions = [
  { name: 'not throttled', slowdown: 1, network: undefined },
  {
    name: 'CPU × 4, Fast 4G',
    slowdown: 4,
    network: { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
  },
];

/** How long a reader looks at a loaded page before the next click; a site may prefetch meanwhile. */
const READ_MS = 3000;
const HOVER_MS = 65;
const FRAME_MS = 1000 / 60;
/** How long a reader waits before clicking again on something that did not react. */
const PATIENCE_MS = 100;
const MAX_CLICKS = 100;

/** Each visit by the name that `--only` takes; `progress` is how far the bench is, from 0 to 1. */
export const visits: Record<
  string,
  (page: Page, site: Site, progress: number) => Promise<Measures>
> = {
  home: (page, site) => readPage(page, site, 'home'),
  demo: async (page, site, progress) => ({
    ...(await readPage(page, site, 'demo')),
    'demo: navigation': await openNext(page, site, progress),
  }),
  select: async (page, site) => ({ 'demo: select': await openSelect(page, site) }),
};

/** Makes one visit with an empty cache. */
export async function runVisit(
  browser: Browser,
  name: string,
  site: Site,
  { slowdown, network }: (typeof conditions)[number],
  progress: number,
): Promise<Measures> {
  // The throttled network would leave out what a service worker fetches.
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(watchPage, site.pages.next.split('/').at(-1) ?? '');
    await cdp.send('Network.enable');
    if (network) {
      await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return (await visits[name]?.(page, site, progress)) ?? {};
  } catch (cause) {
    throw new Error(`The visit "${name}" to ${site.name} failed: ${String(cause)}`, { cause });
  } finally {
    await context.close();
  }
}

/** The next report of this name by `watchPage`. */
async function hear(page: Page, event: string): Promise<PageEvent> {
  const start = `bench {"event":"${event}"`;
  const message = await page.waitForEvent('console', (entry) => entry.text().startsWith(start));
  return JSON.parse(message.text().slice('bench '.length)) as PageEvent;
}

const addressOf = ({ url, pages }: Site, name: 'home' | 'demo') =>
  new URL(pages[name].slice(1), url).href;

/** Reads a page for a while; gives its paints and the weight of the scripts that it loaded. */
async function readPage(page: Page, site: Site, name: 'home' | 'demo'): Promise<Measures> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) scripts.push(response.body());
  });
  await page.goto(addressOf(site, name), { waitUntil: 'networkidle' });
  const loaded = await Promise.all(scripts);
  await sleep(READ_MS);
  const { largestPaint, shift } = await page.evaluate<Paints>('benchPaints');
  return {
    [`${name}: largest paint`]: largestPaint,
    [`${name}: layout shift`]: shift,
    [`${name}: scripts`]: loaded.reduce((sum, body) => sum + gzipSync(body).length / 1000, 0),
  };
}

/** Milliseconds from the click on the link to the next demo until its heading and select are painted. */
async function openNext(page: Page, site: Site, progress: number): Promise<number> {
  const link = page.locator(`a[href$="${site.pages.next}"]:visible`).first();
  await link.hover();
  // Pages hear of the pointer once a frame: without a shift, each click would fall at the same place between two frames.
  await sleep(HOVER_MS + progress * FRAME_MS);
  const events = Promise.all([hear(page, 'clicked'), hear(page, 'arrived')]);
  await page.mouse.down();
  await page.mouse.up();
  const [clicked, arrived] = await events;
  return arrived.at - clicked.at;
}

/** Milliseconds until the select is open, for a reader who clicks when it is painted and again while it is closed. */
async function openSelect(page: Page, site: Site): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const painted = hear(page, 'painted');
  const opened = hear(page, 'opened');
  // Awaited last: the error of an earlier step says more.
  opened.catch(() => {});
  await page.goto(addressOf(site, 'demo'), { waitUntil: 'commit' });
  const { x = 0, y = 0 } = await painted;
  for (let clicks = 0, isOpen = false; clicks < MAX_CLICKS && !isOpen; clicks += 1) {
    await page.mouse.click(x, y);
    await sleep(PATIENCE_MS);
    // Not by Playwright's `evaluate`, which would run a script of its own in the measured page.
    const expression = 'document.querySelector(".rc-select-open") !== null';
    isOpen = (await cdp.send('Runtime.evaluate', { expression })).result.value === true;
  }
  return (await opened).at - (await page.evaluate<number>('performance.timeOrigin'));
}
