import { defineConfig } from '@playwright/test';
import { findLaunchOptions, keepInside } from './scripts/browser.ts';
import type { SiteHost } from './scripts/test/siteTest.ts';

/**
 * One suite for the development server and the built site. `SITE_URL` names a server that already runs
 * (`SITE_HOST=built` when it serves a build); without it, global setup starts the servers on free ports.
 */
const hosts: SiteHost[] = process.env.SITE_URL
  ? [process.env.SITE_HOST === 'built' ? 'built' : 'dev']
  : ['dev', 'built'];

export default defineConfig<{ siteHost: SiteHost }>({
  testDir: '.',
  testMatch: /\/(src|\.storybook|stories|scripts|docs)\/.*\.spec\.tsx?$/,
  testIgnore: ['**/node_modules/**', '**/dist/**'],
  globalSetup: process.env.SITE_URL ? undefined : './scripts/test/startServers.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    viewport: { width: 1280, height: 720 },
    // What a worker answers no test would see; the tests of the worker let it in.
    serviceWorkers: 'block',
    // A trace costs a third of the time: a test that failed is run again with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: keepInside(await findLaunchOptions()),
  },
  projects: hosts.map((siteHost) => ({ name: siteHost, use: { siteHost } })),
});
