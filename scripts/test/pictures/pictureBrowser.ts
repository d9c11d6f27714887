import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { findOnce, tryBrowser } from '../../browser.ts';
import { unpackBrowser } from '../../browser/unpackBrowser.ts';
import { projectRoot } from '../../setup.mjs';

/** The pictures in the repository, with a folder for each browser. */
export const picturesFolder = join(projectRoot, '.ci/pictures');

/** Report of a run: `index.html` shows the expected picture, the actual one, and the difference. */
export const pictureReport = join(projectRoot, '.cache/test/pictures-report');

/** Review of the differences: `index.html` and pictures. */
export const pictureReview = join(projectRoot, '.cache/test/pictures-review');

/** Make a page render to the same pixels on every machine: colors, fonts, and no CPU-specific code. */
const STEADY_ARGS = [
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
];

/** Folder name for the pictures of the installed browser: `linux-x64-chromium-147`. */
export function pictureKey(): string {
  const manifest = join(projectRoot, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return `linux-x64-chromium-${version.split('.')[0]}`;
}

/** Launch options of the npm package's browser, the only one whose pictures are compared; null if it does not start. */
export const pictureBrowser = (): Promise<LaunchOptions | null> =>
  findOnce('PICTURE_BROWSER', async () => {
    const executablePath = await unpackBrowser();
    return executablePath ? tryBrowser({ executablePath, args: STEADY_ARGS }) : null;
  });

/** Why pictures cannot be compared on this machine, in one line; undefined if they can, or if new ones are taken. */
export async function whyNoPictures(): Promise<string | undefined> {
  if (!(await pictureBrowser())) {
    return 'Only the Chromium of @sparticuz/chromium (Linux x64) compares pictures, and it does not start here.';
  }
  const isThere = existsSync(join(picturesFolder, pictureKey()));
  if (process.env.PICTURES_UPDATE || isThere) return undefined;
  return `There are no pictures of ${pictureKey()} to compare with.`;
}
