import type { Locator, Page } from '@playwright/test';

/** Opens a menu of a story's toolbar and returns one of its items. */
export async function findEntry(
  box: Locator | Page,
  menu: 'Open in…' | 'More',
  name: string,
): Promise<Locator> {
  const button = box.getByRole('button', { name: menu, exact: true });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  return box.locator('[data-open] > li > *').and(box.locator(`[aria-label="${name}"]`));
}

/** Clicks an item of a menu of a story's toolbar. */
export async function chooseEntry(...entry: Parameters<typeof findEntry>): Promise<void> {
  await (await findEntry(...entry)).click();
}
