import type { LaunchOptions } from '@playwright/test';
import { browserSources } from './browser/browserSources.ts';
import { type Browser, findBrowserIn } from './browser/findBrowserIn.ts';
import { launchOptions } from './browser/launchOptions.ts';

export type { Browser } from './browser/findBrowserIn.ts';

/** The browser that every suite uses; rejects with a `SetupError` that names the choices when there is none. */
export async function findBrowser(): Promise<Browser> {
  return findBrowserIn(browserSources());
}

/** The same options for a browser in which no host exists but this machine and those that are named. */
export function keepInside(options: LaunchOptions, hosts: Iterable<string> = []): LaunchOptions {
  const inside = ['127.0.0.1', '[::1]', 'localhost', '*.localhost', ...hosts];
  const rules = ['MAP * ~NOTFOUND', ...inside.map((host) => `EXCLUDE ${host}`)];
  return {
    ...options,
    args: [...(options.args ?? []), `--host-resolver-rules=${rules.join(' , ')}`],
  };
}

/** Playwright's launch options for that browser. Worker processes take over what their parent found. */
export async function findLaunchOptions(): Promise<LaunchOptions> {
  const known = process.env.BROWSER_LAUNCH_OPTIONS;
  if (known) return JSON.parse(known);
  const { executablePath } = await findBrowser();
  const options = await launchOptions(executablePath);
  process.env.BROWSER_LAUNCH_OPTIONS = JSON.stringify(options);
  return options;
}
