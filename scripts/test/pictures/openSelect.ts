import { expect, type Page } from '@playwright/test';
import { endWait } from './holdWait.ts';
import { demoOf, suggestions, waysToOpen } from './waysToOpen.ts';

/** What the frame of the suggestion service is in a picture: the service itself is not asked. */
const FRAME = `<script>
  const id = new URLSearchParams(location.hash.slice(1)).get('id');
  parent.postMessage({ id, items: ${JSON.stringify(suggestions)} }, '*');
</script>`;

async function showDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // A list that opens in a dialog still growing is put where the field was.
  await expect(dialog).not.toHaveClass(/-(appear|enter)\b/);
}

async function answerSuggestions(page: Page): Promise<void> {
  const body = `<!doctype html>${FRAME}`;
  const frame = { contentType: 'text/html', body };
  await page.route(/\/suggest-frame\.html/, (route) => route.fulfill(frame));
}

/** Opens the list of a story's first select by keyboard, so that no pointer leaves its mark on the picture. */
export async function openSelect(page: Page, storyId: string): Promise<void> {
  const { behind, button, text, shows } = waysToOpen[demoOf(storyId)] ?? {};
  await endWait(page);
  const press = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter');
  const field = page.locator('.rc-select').locator('input, textarea').first();
  if (behind) {
    await press(behind);
    await showDialog(page);
  }
  if (button) await press(button);
  else await field.press('ArrowDown');
  if (text) {
    await answerSuggestions(page);
    await field.fill(text);
  }
  if (shows) await expect(page.locator('.rc-select-item-option', { hasText: shows })).toBeVisible();
  const list = page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden)');
  await expect(list, 'Its list opens, maybe in a way to be named in waysToOpen.ts.').toBeVisible();
}
