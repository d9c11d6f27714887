import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchSite } from './BenchSite.ts';
import type { Visit } from './openVisit.ts';

/** How long a pointer rests on a link before the click, and a finger on it before it is lifted. */
const REST_MS = 65;

/** The browser draws once in so many milliseconds. */
const FRAME_MS = 1000 / 60;

interface Point {
  x: number;
  y: number;
}

/** How a reader goes to the next demo. */
export interface Move {
  by: 'pointer' | 'touch';
  /**
   * What part of a frame the rest takes longer, from 0 to 1. The browser tells a page of a pointer that moves when it
   * draws, so after a rest of always the same length all clicks would come at the same place between two frames.
   */
  phase: number;
}

/** Milliseconds from the click on the link to the next demo until that demo's heading and select are painted. */
export async function moveOn(visit: Visit, site: BenchSite, { by, phase }: Move): Promise<number> {
  const point = await findLink(visit, site.pages.next);
  const restMs = REST_MS + phase * FRAME_MS;
  await (by === 'touch' ? tap(visit, point, restMs) : restAndClick(visit, point, restMs));
  const [clicked, arrived] = await Promise.all([visit.hear('clicked'), visit.hear('arrived')]);
  return arrived.at - clicked.at;
}

async function restAndClick({ page }: Visit, { x, y }: Point, restMs: number): Promise<void> {
  await page.mouse.move(x, y);
  await sleep(restMs);
  await page.mouse.down();
  await page.mouse.up();
}

async function tap({ cdp }: Visit, point: Point, restMs: number): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await sleep(restMs);
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
