import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchSite } from './BenchSite.ts';
import { addressOf } from './loadPage.ts';
import type { Visit } from './openVisit.ts';

/** How long a reader waits before clicking again something that did not react. */
const PATIENCE_MS = 100;

/**
 * Milliseconds from the navigation's start until the demo's select is open, for a reader who clicks it as soon as it is
 * painted, and again every 100 ms while it is closed. A page that keeps the first click needs no second.
 */
export async function openSelect({ page, hear }: Visit, site: BenchSite): Promise<number> {
  // The reader does not wait for the page's end.
  await page.goto(addressOf(site, 'demo'), { waitUntil: 'commit' });
  const { x = 0, y = 0 } = await hear('painted');
  const opened = hear('opened');
  let isOpen = false;
  void opened.then(
    () => (isOpen = true),
    () => (isOpen = true),
  );
  await page.mouse.move(x, y);
  while (!isOpen) {
    // Answered when the page has handled it: no second click waits in the queue of a busy page.
    await page.mouse.click(x, y);
    await Promise.race([opened, sleep(PATIENCE_MS)]);
    while (!isOpen && (await page.locator('.rc-select-open').count()) > 0) {
      await Promise.race([opened, sleep(PATIENCE_MS)]);
    }
  }
  return (await opened).at;
}
