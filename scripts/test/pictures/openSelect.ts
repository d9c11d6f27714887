import { expect, type Page } from '@playwright/test';

/** What opens the list of a demo's first select: an arrow key, unless this table names something else. */
interface WayToOpen {
  /** The demo has no list, or a font that not every machine has: its pictures of an open one show it as it is. */
  nothing?: true;
  /** Name of a button that shows the select. */
  behind?: string;
  /** Name of the button in place of the select's field, opened by Enter. */
  button?: string;
  /** Text without which there is nothing to choose from. */
  text?: string;
  /** An option that comes later; until then the picture is not complete. */
  shows?: string;
  /** Milliseconds of a wait that the demo begins with; held, so that every picture is taken in time. */
  waitMs?: number;
  /** It shows how long something took: its clock stands still. */
  stopsClock?: true;
}

const search: WayToOpen = { text: 'select', shows: 'select react' };

/** What an arrow key does not open, by the id of a story or the part before the two dashes. */
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

/** These demos. */
export const demosWithRules = Object.keys(waysToOpen);

const wayToOpen = (storyId: string) =>
  waysToOpen[storyId] ?? waysToOpen[storyId.replace(/--.*/, '')] ?? {};

/** The frame of the suggestion service in a picture, which does not ask the service. */
const FRAME = `<!doctype html><script>
  const id = new URLSearchParams(location.hash.slice(1)).get('id');
  parent.postMessage({ id, items: ['select', 'select box', 'select react'] }, '*');
</script>`;

/** A window whose timers of one length wait to be released. */
interface HeldWindow extends Window {
  endWait?: () => void;
}

/** Keeps the wait that a demo begins with from ending, however long a picture takes, and stops the clock of another. */
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

/** Opens the list of a story's first select by keyboard, so that no pointer leaves its mark on the picture. */
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
    // A list that opens in a dialog that still grows is placed where the field was.
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
  // Transparent until it is placed: a picture of that differs, and Playwright's next attempts wait for half a second.
  await expect(list).toHaveCSS('opacity', '1');
}
