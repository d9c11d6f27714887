import { existsSync, statfsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { unpackBrowser } from './browser/unpackBrowser.ts';
import { SetupError } from './setup.mjs';

const TIME_LIMIT_MS = 20_000;

const ARGS = [
  '--disable-gpu',
  '--disable-component-update',
  '--disable-sync',
  // Else each new page starts a process for the one after it, too.
  '--renderer-process-limit=1',
];

/** Room in memory for what Chromium's processes share; containers often have no more than 64 MB. */
const SHARED_MEMORY = { folder: '/dev/shm', bytes: 1e9 };

function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY.folder)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY.folder);
  return bavail * bsize > SHARED_MEMORY.bytes;
}

/**
 * Launch options with which a browser opens a page, or null. The sandbox stays on wherever it can: Chromium's refuses
 * root, and containers without user namespaces.
 */
export async function tryBrowser(options: LaunchOptions): Promise<LaunchOptions | null> {
  const args = [...ARGS, ...(options.args ?? [])];
  // Playwright has it shared through files on the disk, which takes a seventh of a page's time.
  const ignoreDefaultArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];
  for (const chromiumSandbox of [true, false]) {
    const attempt = { ...options, chromiumSandbox, args, ignoreDefaultArgs };
    try {
      const browser = await chromium.launch({ ...attempt, timeout: TIME_LIMIT_MS });
      await browser.newPage().finally(() => browser.close());
      return attempt;
    } catch {
      // Another may do.
    }
  }
  return null;
}

/** Where to look for a browser: only at the one that is named, else Playwright's, the npm package's, the system's. */
async function* listBrowsers(): AsyncGenerator<LaunchOptions> {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return yield { executablePath: CHROMIUM_PATH };
  yield { executablePath: chromium.executablePath() };
  yield { executablePath: await unpackBrowser() };
  for (const folder of PATH.split(delimiter)) {
    yield { executablePath: join(folder, 'chromium') };
    yield { executablePath: join(folder, 'chromium-browser') };
  }
  yield { channel: 'chrome' };
}

async function findBrowser(): Promise<LaunchOptions> {
  for await (const options of listBrowsers()) {
    const { executablePath = '', channel } = options;
    const found = (channel || existsSync(executablePath)) && (await tryBrowser(options));
    if (found) return found;
  }
  const { CHROMIUM_PATH } = process.env;
  throw new SetupError(
    `The tests found no Chromium that starts${CHROMIUM_PATH ? ` at ${CHROMIUM_PATH}` : ''}.`,
    'Run `npx playwright install chromium`, or install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** What a process found once; those that it starts take it over. */
export async function findOnce<T>(variable: string, find: () => Promise<T>): Promise<T> {
  process.env[variable] ??= JSON.stringify(await find());
  return JSON.parse(process.env[variable]);
}

/** Launch options of the browser that every suite uses; rejects with a `SetupError` when there is none. */
export async function findLaunchOptions(): Promise<LaunchOptions> {
  await useOwnFonts();
  return findOnce('BROWSER_LAUNCH_OPTIONS', findBrowser);
}

/**
 * Lets every browser that this process starts see the fonts of the npm package and no other, so that no test depends on
 * what a machine has installed. Only Linux lets a process choose; elsewhere the fonts come with the system.
 */
async function useOwnFonts(): Promise<void> {
  const packaged = await unpackBrowser();
  if (packaged) process.env.FONTCONFIG_FILE = join(dirname(packaged), 'fonts/own.conf');
}

/** The same options for a browser that can reach no host but this machine and those that are named. */
export function keepInside(options: LaunchOptions, hosts: Iterable<string> = []): LaunchOptions {
  const inside = ['127.0.0.1', '[::1]', 'localhost', '*.localhost', ...hosts];
  const rules = ['MAP * ~NOTFOUND', ...inside.map((host) => `EXCLUDE ${host}`)];
  return {
    ...options,
    args: [...(options.args ?? []), `--host-resolver-rules=${rules.join(' , ')}`],
  };
}
