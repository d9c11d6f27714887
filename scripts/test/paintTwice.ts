import type { Page } from '@playwright/test';

/** Waits until the page has painted twice, which shows whatever an event just caused at once. */
export async function paintTwice(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
