import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchSite } from './BenchSite.ts';
import type { Visit } from './openVisit.ts';

/** How long a pointer rests on a link before the click, and a finger on it before it is lifted. */
const REST_MS = 65;

interface Point {
  x: number;
  y: number;
}

/** Milliseconds from the click on the link to the next demo until that demo's heading and select are painted. */
export async function moveOn(
  visit: Visit,
  site: BenchSite,
  by: 'pointer' | 'touch',
): Promise<number> {
  const point = await findLink(visit, site.pages.next);
  await (by === 'touch' ? tap(visit, point) : restAndClick(visit, point));
  const [clicked, arrived] = await Promise.all([visit.hear('clicked'), visit.hear('arrived')]);
  return arrived.at - clicked.at;
}

async function restAndClick({ page }: Visit, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  await sleep(REST_MS);
  await page.mouse.down();
  await page.mouse.up();
}

async function tap({ cdp }: Visit, point: Point): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await sleep(REST_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The middle of the first link to a path, scrolled into the window where it is not. */
async function findLink({ page }: Visit, path: string): Promise<Point> {
  const links = page.locator(`a[href$="${path}"], a[href$="${path.replace(/\/$/, '')}"]`);
  const link = links.filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`${page.url()} has no link to ${path} that can be clicked.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
