import { expect, type Page } from '@playwright/test';

/** How to open the list of a demo's first select, if not by an arrow key. */
interface WayToOpen {
  /** The demo has no list, or needs a font that not every machine has: its pictures show it closed. */
  nothing?: true;
  /** Name of a button that reveals the select. */
  behind?: string;
  /** Name of the button that replaces the select's field, opened by Enter. */
  button?: string;
  /** Text to type, since the list is empty without it. */
  text?: string;
  /** An option that loads later; wait for it. */
  shows?: string;
  /** Duration of the demo's initial wait, which is held so that every picture is taken in time. */
  waitMs?: number;
  /** The demo shows a duration, so the clock is stopped. */
  stopsClock?: true;
}

const search: WayToOpen = { text: 'select', shows: 'select react' };

/** By story id, or by the part before its two dashes. */
const waysToOpen: Record<string, WayToOpen> = {
  'demo-custom-selector': { button: 'Content' },
  'demo-email': { text: 'jill', shows: 'jill@gmail.com' },
  'demo-force-suggest': search,
  'demo-get-popup-container': { behind: 'open' },
  'demo-loading': { shows: 'option-11', waitMs: 2000 },
  'demo-mul-suggest': search,
  'demo-mul-tag-suggest': search,
  // The names in its list are Chinese.
  'demo-option-filter-prop': { nothing: true },
  'demo-suggest': search,
  'guides-long-lists': { stopsClock: true },
  'recipes--load-more-on-scroll': { shows: 'Order 2' },
};

export const demosWithRules = Object.keys(waysToOpen);

const wayToOpen = (storyId: string) =>
  waysToOpen[storyId] ?? waysToOpen[storyId.replace(/--.*/, '')] ?? {};

/** Replaces the suggestion service's frame; sends no requests. */
const FRAME = `<!doctype html><script>
  const id = new URLSearchParams(location.hash.slice(1)).get('id');
  parent.postMessage({ id, items: ['select', 'select box', 'select react'] }, '*');
</script>`;

/** A window that holds timers of a certain duration until they are released. */
interface HeldWindow extends Window {
  endWait?: () => void;
}

/** Holds a demo's initial wait, however long a picture takes, and stops the clock of another demo. */
export async function holdTime(page: Page, storyId: string): Promise<void> {
  const { waitMs, stopsClock } = wayToOpen(storyId);
  if (stopsClock) await page.addInitScript(() => (performance.now = () => 0));
  if (!waitMs) return;
  await page.addInitScript((heldMs) => {
    const held: (() => void)[] = [];
    const start = window.setTimeout.bind(window);
    const hold = (handler: TimerHandler, ms?: number, ...args: unknown[]) => {
      if (ms !== heldMs || typeof handler !== 'function') return start(handler, ms, ...args);
      held.push(() => handler(...args));
      return 0;
    };
    window.setTimeout = hold as typeof window.setTimeout;
    (window as HeldWindow).endWait = () => held.splice(0).forEach((end) => end());
  }, waitMs);
}

/** Opens the list of a story's first select by keyboard, so that no hover state is in the picture. */
export async function openSelect(page: Page, storyId: string): Promise<void> {
  const { nothing, behind, button, text, shows } = wayToOpen(storyId);
  if (nothing) return;
  await page.evaluate(() => (window as HeldWindow).endWait?.());
  const press = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter');
  const field = page.locator('.rc-select').locator('input, textarea').first();
  if (behind) {
    await press(behind);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // A list that opens while the dialog is still growing would be misplaced.
    await expect(dialog).not.toHaveClass(/-(appear|enter)\b/);
  }
  if (button) await press(button);
  else await field.press('ArrowDown');
  if (text) {
    const frame = { contentType: 'text/html', body: FRAME };
    await page.route(/\/suggest-frame\.html/, (route) => route.fulfill(frame));
    await field.fill(text);
  }
  if (shows) await expect(page.locator('.rc-select-item-option', { hasText: shows })).toBeVisible();
  const list = page.locator('.rc-select-dropdown:not(.rc-select-dropdown-hidden)');
  await expect(list, 'Its list opens, or openSelect.ts names another way.').toBeVisible();
  // The list is transparent until it is positioned. A picture of that fails, and a retry costs half a second.
  await expect(list).toHaveCSS('opacity', '1');
}
