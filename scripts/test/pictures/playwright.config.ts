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

/** The comparison of pictures: another browser, other files and another report than the end-to-end tests. */
export default defineConfig<{ siteHost: SiteHost }>({
  testDir: '.',
  testMatch: '*.pictures.ts',
  globalSetup: '../startServers.ts',
  outputDir: join(projectRoot, 'test-results/pictures'),
  snapshotPathTemplate: join(picturesFolder, pictureKey(), '{arg}{ext}'),
  // A missing picture is a failure: only `npm run test:visual -- --update` makes new ones.
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
      // Far below what an eye sees, and no pixel may differ more than that.
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
