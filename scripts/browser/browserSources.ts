import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { BrowserSource } from './findBrowserIn.ts';
import { startsUp } from './startsUp.ts';
import { unpackBrowser } from './unpackBrowser.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Where Chrome lives on systems that do not put it on the path. */
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

async function findOfPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  return firstThatStarts([chromium.executablePath()]);
}

function findOfSystem(path: string): Promise<string | undefined> {
  const folders = path.split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return firstThatStarts([...onPath, ...PLACES]);
}

/** Where to look for a browser, in order: the named one, Playwright's, the npm package's, the system's. */
export function browserSources(env: NodeJS.ProcessEnv = process.env): BrowserSource[] {
  const named = env.CHROMIUM_PATH;
  return [
    ...(named
      ? [{ name: `CHROMIUM_PATH (${named})`, find: () => firstThatStarts([named]), demanded: true }]
      : []),
    { name: "Playwright's browser", find: findOfPlaywright },
    { name: 'the @sparticuz/chromium package', find: unpackBrowser },
    { name: 'the system', find: () => findOfSystem(env.PATH ?? '') },
  ];
}
