import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Pair } from './readResults.ts';
import { forEach, visit } from './visit.ts';

const WIDTH = 1280;
const ALIKE = 0.01;
const at = (width: number) =>
  ({ viewport: { width: Math.round(width), height: 800 }, reducedMotion: 'reduce' }) as const;

/** Measures a story's content and its available space; sets the background of its box. */
const measure = (page: Page, selector: string, backdrop = '') =>
  page
    .locator(selector)
    .first()
    .evaluate((root, color) => {
      if (color) root.parentElement?.style.setProperty('background', color, 'important');
      // A centered story is as wide as its content, so the available space is its parent's.
      const frame = root.parentElement ?? root;
      // Storybook pads the root of centered stories, and the parent of others.
      const paddings = (element: Element) => {
        const css = getComputedStyle(element);
        return ['left', 'right', 'top', 'bottom'].map((side) =>
          parseFloat(css.getPropertyValue(`padding-${side}`)),
        ) as [number, number, number, number];
      };
      const [padLeft, padRight, padTop, padBottom] = paddings(root);
      const padding = paddings(frame)[0] + paddings(frame)[1] + padLeft + padRight;
      const readBoxes = () =>
        [...root.querySelectorAll('*')]
          .map((element) => element.getBoundingClientRect())
          .filter(({ width, height }) => width > 1 && height > 1);
      // Align the content with whole pixels, since its position depends on the rest of the page.
      const { position } = getComputedStyle(root);
      if (root instanceof HTMLElement && (position === 'static' || position === 'relative')) {
        // Undo the shift of an earlier call.
        Object.assign(root.style, { position: 'relative', left: '0', top: '0' });
        const [{ left, top } = root.getBoundingClientRect()] = readBoxes();
        root.style.left = `${Math.round(left) - left}px`;
        root.style.top = `${Math.round(top) - top}px`;
      }
      const outer = root.getBoundingClientRect();
      const own = {
        left: outer.left + padLeft,
        right: outer.right - padRight,
        top: outer.top + padTop,
        bottom: outer.bottom - padBottom,
      };
      const boxes = readBoxes();
      const within = (low: number, value: number, high: number) =>
        Math.round(Math.max(low, Math.min(value, high)));
      const [x, y] = [
        within(own.left, Math.min(...boxes.map((box) => box.left)), own.right) + scrollX,
        within(own.top, Math.min(...boxes.map((box) => box.top)), own.bottom) + scrollY,
      ];
      const right =
        within(own.left, Math.max(...boxes.map((box) => box.right)), own.right) + scrollX;
      const bottom =
        within(own.top, Math.max(...boxes.map((box) => box.bottom)), own.bottom) + scrollY;
      return {
        clip: {
          x,
          y,
          width: Math.max(1, right - x),
          height: Math.max(1, bottom - y),
        },
        room: frame.clientWidth - padding,
        background: getComputedStyle(document.body).backgroundColor.replace(/.*, 0\)$/, 'white'),
      };
    }, backdrop);

/**
 * Takes a picture of each story in both sites, with the width of ours; returns a line for each, and saves pictures that
 * differ. If a story differs on its page, the verdict includes whether the standalone story differs, too.
 */
export async function compareStories(
  browser: Browser,
  pairs: Pair[],
  globals: string,
  folder: string,
) {
  await mkdir(folder, { recursive: true });
  const rows: string[][] = [];
  await forEach(pairs, async ({ id, ours, stock, standalone }) => {
    const name = join(folder, id + globals.replace(':', '-'));
    const addresses = { id, stock: `${stock}&globals=${globals}` };
    const take = (site: string) =>
      takePictures(browser, { ...addresses, ours: `${site}?globals=${globals}` });
    const result = await compare(await take(ours), name);
    if (result.verdict) {
      const { verdict } = await compare(await take(standalone), `${name}-standalone`);
      if (!verdict) result.verdict += ', alike as a standalone story';
    }
    rows.push([id, globals, ...Object.values(result)]);
  });
  return rows;
}

/** Takes pictures of a story, first in our site, then in theirs. */
async function takePictures(
  browser: Browser,
  { id, ours, stock }: { id: string; ours: string; stock: string },
): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  const take = async (page: Page, selector: string, backdrop?: string) => {
    const { clip } = await measure(page, selector, backdrop);
    pictures.push(await page.screenshot({ clip, fullPage: true, animations: 'disabled' }));
  };
  await visit(browser, ours, at(WIDTH), async (page) => {
    const island = `[data-story="${id}"]`;
    const { room } = await measure(page, island);
    await visit(browser, stock, at(room), async (other) => {
      const { room: narrow, background } = await measure(other, '#storybook-root');
      await other.setViewportSize(at(2 * room - narrow).viewport);
      await take(page, island, background);
      await take(other, '#storybook-root');
    });
  });
  return pictures;
}

/** Compares sizes and pixels; returns a verdict if they differ. */
async function compare(pictures: Buffer[], name: string) {
  const [ours, stock] = pictures.map((picture) => PNG.sync.read(picture));
  if (!ours || !stock) return { ours: 'no picture', stock: '', share: '', verdict: 'DIFFERS' };
  const [width, height] = [Math.min(ours.width, stock.width), Math.min(ours.height, stock.height)];
  const crop = (picture: PNG) => {
    const part = new PNG({ width, height });
    PNG.bitblt(picture, part, 0, 0, width, height);
    return part;
  };
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(crop(ours).data, crop(stock).data, diff.data, width, height);
  const size = (each: PNG) => `${each.width}×${each.height}`;
  const isAlike = size(ours) === size(stock) && pixels <= ALIKE * width * height;
  if (!isAlike) {
    for (const [part, png] of Object.entries({ ours, stock, diff })) {
      await writeFile(`${name}-${part}.png`, PNG.sync.write(png));
    }
  }
  const share = `${((100 * pixels) / (width * height)).toFixed(2)} %`;
  return { ours: size(ours), stock: size(stock), share, verdict: isAlike ? '' : 'DIFFERS' };
}
