import { type Browser, chromium } from '@playwright/test';
import { findLaunchOptions, keepInside } from '../browser.ts';
import type { BenchSite } from './BenchSite.ts';

/**
 * Starts the browser for measuring. Hosts other than the sites' do not exist in it: badges of the README fail at once
 * everywhere instead of taking as long as the network happens to take.
 */
export async function launchBench(sites: readonly BenchSite[]): Promise<Browser> {
  const hosts = new Set(sites.map(({ url }) => new URL(url).hostname));
  return chromium.launch(keepInside(await findLaunchOptions(), hosts));
}
