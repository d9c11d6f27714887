import type { Page } from '@playwright/test';
import { countGrowth, findLeaks } from '../../scripts/endure/countGrowth.ts';
import { moveOften, openOften } from '../../scripts/endure/longUse.ts';
import { expect, test } from '../../scripts/test/siteTest.ts';
import { choose, heading } from './fixture/parts.ts';

test.use({ serviceWorkers: 'block' });
test.skip(
  ({ siteHost }) => siteHost === 'dev',
  'React’s development form keeps more than it needs.',
);

test('moves between pages leave nothing behind', async ({ page }) => {
  test.slow();
  await page.goto('/demo/tags');
  const growth = await countGrowth(page, { warmUp: 52, times: 52 }, (times) =>
    moveOften(page, times),
  );
  expect(findLeaks(growth)).toEqual([]);
});

test('opening and closing a list leaves nothing behind', async ({ page }) => {
  test.slow();
  await page.goto('/demo/single');
  const growth = await countGrowth(page, { warmUp: 20, times: 60 }, (times) =>
    openOften(page, times),
  );
  expect(findLeaks(growth)).toEqual([]);
});

test('what is left behind is counted', async ({ page }) => {
  await page.goto('/demo/single');
  const growth = await countGrowth(page, { warmUp: 1, times: 300 }, (times) =>
    page.evaluate((left) => {
      const kept = Array.from({ length: left }, () => document.createElement('p'));
      for (const element of kept) element.addEventListener('click', () => kept);
      Object.assign(window, { kept: [kept, 'x'.repeat(left * 10_000).split('')] });
    }, times),
  );
  expect(findLeaks(growth).map((leak) => leak.split(':')[0])).toEqual([
    'nodes',
    'listeners',
    'heapBytes',
  ]);
});

/** Waiting times of the demos: none of them ends by itself here, so that leaving is always early enough. */
const WAITS_MS = [300, 1000, 2000, 5000];

/** Keeps timers of the demos' lengths back; `heldTimers` lists those that were not cleared. */
async function holdTimers(page: Page) {
  await page.addInitScript((lengths) => {
    const held = new Map<number, number>();
    const { setTimeout: set, clearTimeout: clear } = window;
    let ids = 1e9;
    window.setTimeout = ((...args: Parameters<typeof set>) => {
      const length = args[1] ?? 0;
      if (!lengths.includes(length)) return set(...args);
      held.set((ids += 1), length);
      return ids;
    }) as typeof set;
    window.clearTimeout = (id) => {
      if (!held.delete(Number(id))) clear(id);
    };
    Object.assign(window, { heldTimers: () => [...held.values()] });
  }, WAITS_MS);
  return () => page.evaluate(() => (window as unknown as { heldTimers(): number[] }).heldTimers());
}

const waits = [
  { demo: 'loading', wait: 2000 },
  { demo: 'combobox', wait: 1000, field: 'Async Input Element' },
  { demo: 'suggest', wait: 300, field: 'Search' },
];

for (const { demo, wait, field } of waits) {
  test(`leaving ${demo} ends what it waits for`, async ({ page }) => {
    const heldTimers = await holdTimers(page);
    await page.goto(`/demo/${demo}`);
    if (field) await page.locator('[data-demo]').getByRole('combobox', { name: field }).fill('red');
    await expect.poll(heldTimers).toEqual([wait]);
    await choose(page, 'tags');
    await expect(heading(page, 'tags')).toBeVisible();
    await expect.poll(heldTimers).toEqual([]);
  });
}
