import type { Page } from '@playwright/test';

/** Longer than a cold development server needs; a test of a page that never starts switches the wait off. */
const TIME_LIMIT_MS = 10_000;

/** Runs in the page: whether React holds the elements of the site's root and has painted once since. */
function reactHoldsRoot(): boolean | Promise<boolean> {
  const root = document.getElementById('root');
  // A page without the site's root, as a story or a file, has nothing to wait for.
  if (!root) return true;
  const element = root.firstElementChild;
  if (!element || !Object.keys(element).some((key) => key.startsWith('__reactFiber$')))
    return false;
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
  });
}

/** Waits until the page of the site reacts to its reader. Gives up silently: what the test expects then says more. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(reactHoldsRoot, undefined, { timeout: TIME_LIMIT_MS }).catch(() => {});
}
