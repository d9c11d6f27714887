import type { Page } from '@playwright/test';

/** Waits until the page has painted twice: what an event that just happened leads to at once is there by then, or never. */
export async function paintTwice(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
