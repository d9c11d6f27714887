import type { Page } from '@playwright/test';

/** Longer than a cold development server needs; a test of a page that never starts switches the wait off. */
const TIME_LIMIT_MS = 10_000;

/** The part of React's own record of a root that tells whether what was prerendered is taken over as a whole. */
interface RootFiber {
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } };
}

/** Runs in the page: whether React holds the elements of a root and has painted once since. */
function reactHoldsRoot(selector: string): boolean | Promise<boolean> {
  const root = document.querySelector(selector);
  // A page without it, as a story or a file, has nothing to wait for.
  if (!root) return true;
  const [, fiber] = Object.entries(root).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
  // React hydrates in slices: its first elements are taken over long before the last, and listen with them.
  if (!root.firstElementChild || !fiber) return false;
  if ((fiber as RootFiber).stateNode.current.memoizedState?.isDehydrated) return false;
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
  });
}

/**
 * Waits until the page of the site, or a root of its own in it, reacts to its reader. Gives up silently: what the test
 * expects then says more.
 */
export async function waitUntilInteractive(page: Page, root = '#root'): Promise<void> {
  await page.waitForFunction(reactHoldsRoot, root, { timeout: TIME_LIMIT_MS }).catch(() => {});
}
