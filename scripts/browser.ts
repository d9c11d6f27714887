import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { startsUp, unpackBrowser } from './browser/unpackBrowser.ts';
import { SetupError } from './setup.mjs';

/** A Chromium that can be started by its path alone. */
export interface Browser {
  executablePath: string;
  /** Where it was found, for people. */
  source: string;
}

/** A place to look for a browser. */
interface BrowserSource {
  name: string;
  /** Gives the path of a browser that starts, or nothing. */
  find: () => Promise<string | undefined>;
}

const TIME_LIMIT_MS = 20_000;
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Where Chrome is on systems that do not put it on the path. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

async function firstThatStarts(paths: string[]): Promise<string | undefined> {
  for (const path of paths) if (existsSync(path) && (await startsUp(path))) return path;
  return undefined;
}

/** Where to look for a browser: only at the one that is named, else Playwright's, the npm package's, the system's. */
function browserSources({ CHROMIUM_PATH, PATH = '' }: NodeJS.ProcessEnv): BrowserSource[] {
  if (CHROMIUM_PATH) {
    return [
      { name: `CHROMIUM_PATH (${CHROMIUM_PATH})`, find: () => firstThatStarts([CHROMIUM_PATH]) },
    ];
  }
  const folders = PATH.split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [
    { name: "Playwright's browser", find: () => firstThatStarts([chromium.executablePath()]) },
    { name: 'the @sparticuz/chromium package', find: unpackBrowser },
    { name: 'the system', find: () => firstThatStarts([...onPath, ...PLACES]) },
  ];
}

/** The browser that every suite uses; rejects with a `SetupError` that names the choices when there is none. */
export async function findBrowser(sources = browserSources(process.env)): Promise<Browser> {
  for (const { name, find } of sources) {
    const executablePath = await find();
    if (executablePath) return { executablePath, source: name };
  }
  throw new SetupError(
    `No Chromium that starts was found for the tests. Looked at: ${sources.map(({ name }) => name).join(', ')}.`,
    'Run `npx playwright install chromium`, or install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Whether Chromium opens a page in its sandbox: it refuses root, and containers without user namespaces. */
function worksInSandbox(executablePath: string): Promise<boolean> {
  if (process.platform !== 'linux') return Promise.resolve(true);
  if (process.getuid?.() === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const args = ['--headless', '--disable-gpu', '--dump-dom', 'about:blank'];
    execFile(executablePath, args, { timeout: TIME_LIMIT_MS }, (error) => resolve(!error));
  });
}

/**
 * Playwright's launch options for a browser. The npm package's own options switch off web security and site
 * isolation, which would hide what readers meet. The sandbox stays on wherever it can.
 */
export async function launchOptions(executablePath: string): Promise<LaunchOptions> {
  return {
    executablePath,
    chromiumSandbox: await worksInSandbox(executablePath),
    args: ['--disable-gpu', '--disable-component-update', '--disable-sync'],
  };
}

/** The launch options of the browser that was found. Worker processes take over what their parent found. */
export async function findLaunchOptions(): Promise<LaunchOptions> {
  const known = process.env.BROWSER_LAUNCH_OPTIONS;
  if (known) return JSON.parse(known);
  const options = await launchOptions((await findBrowser()).executablePath);
  process.env.BROWSER_LAUNCH_OPTIONS = JSON.stringify(options);
  return options;
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
