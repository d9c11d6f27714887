import type { Page } from '@playwright/test';

/** Longer than a cold development server needs; tests of pages that never start switch the wait off. */
const TIME_LIMIT_MS = 10_000;

/** Runs in the page: whether the frame and every story are interactive; true for pages that have neither. */
function isLive(): boolean {
  // Storybook's manager has such an element, too.
  const frame = 'CONFIG_TYPE' in window ? null : document.getElementById('root');
  return (
    !frame ||
    (frame.matches('[data-live]') &&
      !frame.querySelector('[data-story]:not([data-live], [data-late] *)'))
  );
}

/** Waits until the page is interactive. Times out silently: the test's next expectation has a better message. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(isLive, undefined, { timeout: TIME_LIMIT_MS }).catch(() => {});
}
