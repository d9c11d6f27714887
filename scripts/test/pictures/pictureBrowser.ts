import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { findOnce, tryBrowser } from '../../browser.ts';
import { unpackBrowser } from '../../browser/unpackBrowser.ts';
import { projectRoot } from '../../setup.mjs';

/** The pictures in the repository, one folder for each kind of browser. */
export const picturesFolder = join(projectRoot, '.ci/pictures');

/** Where a run writes its report: `index.html` shows the expected picture, the actual one, and the difference. */
export const pictureReport = join(projectRoot, '.cache/test/pictures-report');

/** Where it writes the review of what differs: `index.html` with the pictures beside it. */
export const pictureReview = join(projectRoot, '.cache/test/pictures-review');

/** What makes one page the same pixels on every machine: colours, letters and no short cuts of the processor's own. */
const STEADY_ARGS = [
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
];

/** Name of the folder with the pictures of the installed browser: `linux-x64-chromium-147`. */
export function pictureKey(): string {
  const manifest = join(projectRoot, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return `linux-x64-chromium-${version.split('.')[0]}`;
}

/** Launch options of the one browser whose pictures are compared, that of the npm package; null where it does not start. */
export const pictureBrowser = (): Promise<LaunchOptions | null> =>
  findOnce('PICTURE_BROWSER', async () => {
    const executablePath = await unpackBrowser();
    return executablePath ? tryBrowser({ executablePath, args: STEADY_ARGS }) : null;
  });

/** Why no picture can be compared on this machine, in one line; undefined where they can, or are about to be made. */
export async function whyNoPictures(): Promise<string | undefined> {
  if (!(await pictureBrowser())) {
    return 'Only the Chromium of @sparticuz/chromium (Linux x64) compares pictures, and it does not start here.';
  }
  const isThere = existsSync(join(picturesFolder, pictureKey()));
  if (process.env.PICTURES_UPDATE || isThere) return undefined;
  return `There are no pictures of ${pictureKey()} to compare with.`;
}
