import { dirname, join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { projectRoot } from '../../setup.mjs';
import type { SiteHost } from '../siteTest.ts';
import { pictureBrowser, pictureKey, pictureReport, picturesFolder } from './pictureBrowser.ts';

const browser = await pictureBrowser();
if (browser?.executablePath) {
  process.env.FONTCONFIG_FILE = join(dirname(browser.executablePath), 'fonts/own.conf');
}

const counts: ReporterDescription[] = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json']] : [];

/** Compares pictures, with a different browser, files and report than the end-to-end tests. */
export default defineConfig<{ siteHost: SiteHost }>({
  testDir: '.',
  testMatch: '*.pictures.ts',
  globalSetup: '../startServers.ts',
  outputDir: join(projectRoot, 'test-results/pictures'),
  snapshotPathTemplate: join(picturesFolder, pictureKey(), '{arg}{ext}'),
  // Missing pictures fail: only `npm run test:visual -- --update` takes new ones.
  updateSnapshots: 'none',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [
    ['list'],
    ['html', { outputFolder: pictureReport, open: 'never' }],
    ['./review/reviewReporter.ts'],
    ...counts,
  ],
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      // Far below visible differences; no pixel may exceed it.
      threshold: 0.02,
      maxDiffPixels: 0,
      animations: 'disabled',
      caret: 'hide',
      stylePath: './picture.css',
    },
  },
  projects: [{ name: 'built', use: { siteHost: 'built' } }],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    deviceScaleFactor: 1,
    serviceWorkers: 'block',
    launchOptions: browser ?? undefined,
  },
});
