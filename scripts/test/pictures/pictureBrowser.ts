import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { launchOptions } from '../../browser.ts';
import { unpackBrowser, writeFontConfiguration } from '../../browser/unpackBrowser.ts';
import { projectRoot } from '../../setup.mjs';

/** The pictures in the repository, one folder for each kind of browser. */
export const picturesFolder = join(projectRoot, '.ci/pictures');

/** Where a run writes its report: `index.html` shows what was expected, what came, and the difference. */
export const pictureReport = join(projectRoot, '.cache/test/pictures-report');

/** What makes one page the same pixels on every machine: colours, letters and no short cuts of the processor's own. */
const STEADY_ARGS = [
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
];

/** Name of the folder of pictures that this machine's browser is compared with: `linux-x64-chromium-147`. */
export function pictureKey(): string {
  const manifest = join(projectRoot, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return `${process.platform}-${process.arch}-chromium-${version.split('.')[0]}`;
}

/** The browser of such a name, without the system: `chromium-147`. */
export function browserOf(key: string): string {
  return key.slice(key.lastIndexOf('chromium-'));
}

/**
 * Launch options of the one browser whose pictures are compared: that of the npm package, with only its own fonts.
 * Undefined where it does not start. Worker processes take over what their parent found.
 */
export async function pictureBrowser(): Promise<LaunchOptions | undefined> {
  process.env.PICTURE_BROWSER ??= JSON.stringify((await prepareBrowser()) ?? null);
  const known = JSON.parse(process.env.PICTURE_BROWSER) as LaunchOptions | null;
  return known ? { ...known, env: { ...process.env, ...known.env } } : undefined;
}

async function prepareBrowser(): Promise<LaunchOptions | undefined> {
  const executablePath = await unpackBrowser();
  if (!executablePath) return undefined;
  const options = await launchOptions(executablePath);
  return {
    ...options,
    args: [...(options.args ?? []), ...STEADY_ARGS],
    env: { FONTCONFIG_FILE: await writeFontConfiguration(dirname(executablePath)) },
  };
}

/** Why no picture can be compared on this machine, in one line; undefined where they can, or are about to be made. */
export async function whyNoPictures(): Promise<string | undefined> {
  if (!(await pictureBrowser())) {
    return 'Only the Chromium of @sparticuz/chromium (Linux x64) compares pictures, and it does not start here.';
  }
  const isThere = existsSync(join(picturesFolder, pictureKey()));
  if (process.env.PICTURES_UPDATE || isThere) return undefined;
  const others = existsSync(picturesFolder) ? readdirSync(picturesFolder).join(', ') : '';
  return `There are no pictures of ${pictureKey()} to compare with, only of ${others || 'nothing'}.`;
}
