import { expect, type Locator, type Page } from '@playwright/test';
import { paintTwice } from './paintTwice.ts';

/** Selects that a demo always keeps closed, by the id of their field. */
const NEVER_OPEN = ['tags-closed'];

/** Ids of fields whose list is empty until text is typed; some do not even open before. */
const FILLED_BY_TEXT: Record<string, 'opens empty' | 'stays closed'> = {
  'combobox-async': 'stays closed',
  'email-account': 'stays closed',
  'force-suggest-field': 'opens empty',
  'load-options': 'opens empty',
  'mul-suggest-field': 'stays closed',
  'mul-tag-suggest-field': 'opens empty',
  'suggest-field': 'stays closed',
  'update-option-combobox': 'opens empty',
};

/** Waits for all finite animations to end. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const minute = 60_000;
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < minute);
    await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)));
  });
}

/**
 * Opens a demo's dialog, then each of its selects by keyboard. Yields a name for each state while the page is in it.
 * Lists that are empty at first are then also shown with options.
 */
export async function* openLists(page: Page): AsyncGenerator<string> {
  const demo = page.locator('[data-story-box]');
  const dialog = demo.getByRole('button', { name: 'open', exact: true });
  if ((await dialog.count()) > 0) {
    await dialog.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await settle(page);
    yield 'dialog open';
  }

  const triggers = page.locator(
    ':is([data-story-box], .rc-dialog) [aria-haspopup=listbox]:not(:disabled)',
  );
  for (const trigger of await triggers.all()) {
    const id = (await trigger.getAttribute('id')) ?? '';
    if (NEVER_OPEN.includes(id)) continue;
    yield* openList(page, trigger, id);
    await page.keyboard.press('Escape');
  }
}

async function* openList(page: Page, trigger: Locator, id: string): AsyncGenerator<string> {
  const options = page.locator(`.rc-select-dropdown:has([id="${id}_list"]) .rc-select-item-option`);
  const beforeText = FILLED_BY_TEXT[id];
  await trigger.focus();
  if (beforeText !== 'stays closed') {
    const isField = (await trigger.getAttribute('role')) === 'combobox';
    const isOpen = (await trigger.getAttribute('aria-expanded')) === 'true';
    if (!isOpen) await page.keyboard.press(isField ? 'ArrowDown' : 'Enter');
    // Lists that load options must not change during a check.
    if (!beforeText) await options.first().waitFor({ timeout: 15_000 });
    await waitForPopup(page, trigger, id);
    yield `list of #${id} open`;
    if (!beforeText) return;
  }
  await page.keyboard.type('a');
  // With tags, the text itself is listed immediately, and suggestions follow later.
  await options.nth(1).waitFor({ timeout: 15_000 });
  await waitForPopup(page, trigger, id);
  yield `list of #${id} filled`;
}

async function waitForPopup(page: Page, trigger: Locator, id: string): Promise<void> {
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  const popup = page.locator(`.rc-select-dropdown:has([id="${id}_list"])`);
  await expect(popup).toBeVisible();
  await expect(popup).not.toHaveCSS('pointer-events', 'none');
  // rc-select activates the selected option in a timer, which changes the list again.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await paintTwice(page);
  await settle(page);
}
