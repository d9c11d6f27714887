import type { BenchSite, PageName } from './BenchSite.ts';
import type { Visit } from './openVisit.ts';

/** A page counts as loaded when nothing has blocked it for so long. */
const QUIET_MS = 500;

/** Address of a page of a site. */
export function addressOf({ url, pages }: BenchSite, page: PageName): string {
  return new URL(pages[page].replace(/^\//, ''), url).href;
}

/** Loads a page until network and scripts are quiet, and reads its paints. */
export async function loadPage({ page }: Visit, site: BenchSite, name: PageName) {
  await page.goto(addressOf(site, name), { waitUntil: 'networkidle' });
  return page.evaluate(async (quietMs) => {
    await window.paintMeter.settle(quietMs);
    return window.paintMeter.read();
  }, QUIET_MS);
}
