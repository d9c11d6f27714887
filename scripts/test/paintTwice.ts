import type { Page } from '@playwright/test';

/** Waits for two paints, so that the immediate effects of an event are visible. */
export async function paintTwice(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
