import type { Page } from '@playwright/test';
import { demoOf, waits } from './waysToOpen.ts';

/** A window whose timers of one length wait to be let go. */
interface HeldWindow extends Window {
  endWait?: () => void;
}

/** Keeps the wait that a demo begins with from ending, however long a picture takes. */
export async function holdWait(page: Page, storyId: string): Promise<void> {
  const waitMs = waits[demoOf(storyId)];
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

/** Ends the wait at once. */
export async function endWait(page: Page): Promise<void> {
  await page.evaluate(() => (window as HeldWindow).endWait?.());
}
