import { type Page, test as base } from '@playwright/test';
import { waitUntilInteractive } from './waitUntilInteractive.ts';
import { type Allowances, readImageHosts, watchContext } from './watchContext.ts';

export { expect } from '@playwright/test';

/** Where the site under test comes from: the development server or the built `dist/`. */
export type SiteHost = 'dev' | 'built';

interface SiteOptions extends Allowances {
  /** Whether `goto` and `reload` wait until React has taken over; switched off to test what comes before. */
  waitForReact: boolean;
  /** Whether pages fetch those that their links lead to, as they do unless a reader saves data; it takes longer than they do. */
  fetchesAhead: boolean;
  /** Whether pages may ask for the images of rc-select's README, which other hosts have. */
  allowReadmeImages: boolean;
}

interface SiteWorkerOptions {
  /** Set by the project; some addresses differ between the two. */
  siteHost: SiteHost;
}

/**
 * Playwright's `test` for pages of the site and Storybook. A console warning or error, a page error, a failed
 * request or a request to an outside host fails the test that saw it, unless the test names it:
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

/** Runs in each page, as if its reader had asked the browser to save data. */
function saveData(): void {
  const { connection } = navigator as Navigator & { connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { value: true });
}

/** A prerendered page shows its controls before they work: a test would click into the void. */
function waitAfterNavigation(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    // A test that waits for the first bytes only wants to see what comes before.
    if (options?.waitUntil !== 'commit') await waitUntilInteractive(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await waitUntilInteractive(page);
    return response;
  };
}
