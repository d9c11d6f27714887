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
  // Otherwise each new page also starts a spare process for the next one.
  '--renderer-process-limit=1',
];

/** Memory that Chromium's processes share; containers often have only 64 MB. */
const SHARED_MEMORY = { folder: '/dev/shm', bytes: 1e9 };

function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY.folder)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY.folder);
  return bavail * bsize > SHARED_MEMORY.bytes;
}

/**
 * Launch options with which a browser can open a page, or null. Keeps the sandbox on if possible: Chromium's does not
 * work for root, or in containers without user namespaces.
 */
export async function tryBrowser(options: LaunchOptions): Promise<LaunchOptions | null> {
  const args = [...ARGS, ...(options.args ?? [])];
  // By default, Playwright makes Chromium share memory through files on disk, which takes a seventh of a page's time.
  const ignoreDefaultArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];
  for (const chromiumSandbox of [true, false]) {
    const attempt = { ...options, chromiumSandbox, args, ignoreDefaultArgs };
    try {
      const browser = await chromium.launch({ ...attempt, timeout: TIME_LIMIT_MS });
      await browser.newPage().finally(() => browser.close());
      return attempt;
    } catch {
      // Try the next one.
    }
  }
  return null;
}

/** Browsers to try: Playwright's, the npm package's, the system's; if one is configured, only that. */
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

/** Finds something once per process; child processes inherit the result. */
export async function findOnce<T>(variable: string, find: () => Promise<T>): Promise<T> {
  process.env[variable] ??= JSON.stringify(await find());
  return JSON.parse(process.env[variable]);
}

/** Launch options of the browser for all suites; rejects with a `SetupError` if there is none. */
export async function findLaunchOptions(): Promise<LaunchOptions> {
  await useOwnFonts();
  return findOnce('BROWSER_LAUNCH_OPTIONS', findBrowser);
}

/**
 * Limits browsers started by this process to the fonts of the npm package, so that no test depends on installed fonts.
 * Works on Linux only; other systems use their own fonts.
 */
async function useOwnFonts(): Promise<void> {
  const packaged = await unpackBrowser();
  if (packaged) process.env.FONTCONFIG_FILE = join(dirname(packaged), 'fonts/own.conf');
}

/** Restricts a browser to this machine and the given hosts. */
export function keepInside(options: LaunchOptions, hosts: Iterable<string> = []): LaunchOptions {
  const inside = ['127.0.0.1', '[::1]', 'localhost', '*.localhost', ...hosts];
  const rules = ['MAP * ~NOTFOUND', ...inside.map((host) => `EXCLUDE ${host}`)];
  return {
    ...options,
    args: [...(options.args ?? []), `--host-resolver-rules=${rules.join(' , ')}`],
  };
}
