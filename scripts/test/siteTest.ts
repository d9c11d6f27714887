import { type Page, test as base } from '@playwright/test';
import { waitUntilInteractive } from './waitUntilInteractive.ts';
import { type Allowances, readImageHosts, watchContext } from './watchContext.ts';

export { expect } from '@playwright/test';

/** Source of the site under test: the development server or the built `dist/`. */
export type SiteHost = 'dev' | 'built';

interface SiteOptions extends Allowances {
  /** Whether `goto` and `reload` wait for hydration; switch it off to test the state before. */
  waitForReact: boolean;
  /** Whether pages prefetch linked pages, as they do unless the reader saves data. Takes longer than most tests. */
  fetchesAhead: boolean;
  /** Whether pages may request the images of rc-select's README from other hosts. */
  allowReadmeImages: boolean;
}

interface SiteWorkerOptions {
  /** Set by the project; some addresses differ between the two. */
  siteHost: SiteHost;
}

/**
 * Playwright's `test` for pages of the site and Storybook. Console warnings and errors, page errors, failed requests
 * and requests to outside hosts fail the test, unless it allows them:
 * `test.use({ allowConsole: [/expected/] })`. Nothing leaves the machine.
 */
export const test = base.extend<SiteOptions, SiteWorkerOptions>({
  siteHost: ['dev', { option: true, scope: 'worker' }],
  waitForReact: [true, { option: true }],
  fetchesAhead: [false, { option: true }],
  allowReadmeImages: [true, { option: true }],
  allowConsole: [[], { option: true }],
  allowPageErrors: [[], { option: true }],
  allowFailedRequests: [[], { option: true }],
  allowOutside: [[], { option: true }],

  baseURL: async ({ siteHost }, use) => {
    const address = process.env.SITE_URL ?? process.env[`SITE_URL_${siteHost.toUpperCase()}`];
    if (!address)
      throw new Error(
        `No server is running for the "${siteHost}" project. Global setup should start it.`,
      );
    await use(address);
  },

  context: async (
    {
      context,
      fetchesAhead,
      allowReadmeImages,
      allowConsole,
      allowPageErrors,
      allowFailedRequests,
      allowOutside,
    },
    use,
  ) => {
    const allowed = { allowConsole, allowPageErrors, allowFailedRequests, allowOutside };
    const imageHosts = allowReadmeImages ? readImageHosts() : new Set<string>();
    const problems = await watchContext(context, allowed, imageHosts);
    if (!fetchesAhead) await context.addInitScript(saveData);
    await use(context);
    if (problems.length > 0) {
      throw new Error(`The page reported problems:\n${[...new Set(problems)].join('\n')}`);
    }
  },

  page: async ({ page, waitForReact, javaScriptEnabled }, use) => {
    if (waitForReact && javaScriptEnabled) waitAfterNavigation(page);
    await use(page);
  },
});

/** Runs in each page: turns on the browser's data saver. */
function saveData(): void {
  const { connection } = navigator as Navigator & { connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { value: true });
}

/** Prerendered controls are visible before they work, so a test could click too early. */
function waitAfterNavigation(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    // Tests that wait only for the first bytes check the state before hydration.
    if (options?.waitUntil !== 'commit') await waitUntilInteractive(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await waitUntilInteractive(page);
    return response;
  };
}
