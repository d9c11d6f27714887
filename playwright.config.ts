import { defineConfig } from '@playwright/test';
import { findLaunchOptions, keepInside } from './scripts/browser.ts';
import type { SiteHost } from './scripts/test/siteTest.ts';

/**
 * Tests of the built site. Those tagged `@dev` also run against the development server, which can differ in these
 * points. `SITE_URL` is the address of a running server for any test (with `SITE_HOST=built` if it serves a build).
 * Without it, global setup starts servers on free ports.
 */
const { SITE_URL, SITE_HOST } = process.env;
const hosts: SiteHost[] = SITE_URL ? [SITE_HOST === 'built' ? 'built' : 'dev'] : ['built', 'dev'];

const NO_TESTS = ['**/node_modules/**', '**/dist/**'];
const STRANGER = '**/scripts/test/stranger/*.spec.ts';
/** Each needs its own build, so only `compatibility.yml` runs them, not `npm test`. */
const PAIRS = '**/scripts/test/stranger/pairs.spec.ts';
const TAKEN = '**/scripts/test/taken/*.spec.ts';

export default defineConfig<{ siteHost: SiteHost }>({
  testDir: '.',
  testMatch: /\/(src|\.storybook|stories|scripts|docs)\/.*\.spec\.tsx?$/,
  testIgnore: NO_TESTS,
  globalSetup: SITE_URL ? undefined : './scripts/test/startServers.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Other suites run at the same time, and the development server transforms modules on their first request.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    viewport: { width: 1280, height: 720 },
    // Service workers would answer requests in place of the server; only their own tests allow them.
    serviceWorkers: 'block',
    // A trace costs a third of the time: run a failed test again with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: keepInside(await findLaunchOptions()),
  },
  projects: [
    ...hosts.map((siteHost) => ({
      name: siteHost,
      use: { siteHost },
      grep: siteHost === 'dev' && !SITE_URL ? /@dev/ : undefined,
      testIgnore: [...NO_TESTS, STRANGER, TAKEN],
    })),
    // These tests build and serve another site.
    { name: 'stranger', testMatch: STRANGER, testIgnore: PAIRS },
    { name: 'pairs', testMatch: PAIRS },
    // A reader's app with the code of the built site.
    { name: 'taken', testMatch: TAKEN },
  ],
});
