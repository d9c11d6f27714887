import type { Page } from '@playwright/test';

/** Longer than a cold development server needs; a test of a page that never starts switches the wait off. */
const TIME_LIMIT_MS = 10_000;

/** Runs in the page: whether the frame and every story react to their reader; a page of another kind has neither. */
function isLive(): boolean {
  // Storybook's manager has such an element, too.
  const frame = 'CONFIG_TYPE' in window ? null : document.getElementById('root');
  return (
    !frame ||
    (frame.matches('[data-live]') &&
      !frame.querySelector('[data-story]:not([data-live], [data-late] *)'))
  );
}

/** Waits until the page reacts to its reader. Gives up silently: the test's expectation then fails with a better message. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(isLive, undefined, { timeout: TIME_LIMIT_MS }).catch(() => {});
}
