import type { Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';
import { demoNames } from '../demoNames.ts';
import { heading } from './fixture/parts.ts';

test.use({ fetchesAhead: true });

const NAVIGATIONS = 90;

/** Opens the demos in turn through the side menu, each once the previous one is live; ends at the last one. */
async function navigate(page: Page, times: number): Promise<void> {
  const names = Array.from(
    { length: times },
    (_, index) => demoNames.at((index - times) % demoNames.length) ?? '',
  );
  await page.evaluate(openAll, names);
  await expect(heading(page, demoNames.at(-1) ?? '')).toBeVisible();
}

/** Runs in the page. */
async function openAll(names: string[]): Promise<void> {
  const links = [...document.querySelectorAll<HTMLElement>('nav[aria-label="Pages"] a')];
  const isOpen = (name: string) =>
    document.querySelector('h1')?.textContent === name &&
    document.querySelector('[data-story][data-live]');
  for (const name of names) {
    links.find((link) => link.textContent === name)?.click();
    while (!isOpen(name)) await new Promise(requestAnimationFrame);
  }
}

/** Numbers of DOM nodes and listeners after garbage collection. */
async function countHeld(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
}

test(`${NAVIGATIONS} navigations leave nothing behind`, async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/');
  // The first visit of each page loads its module, which stays in memory.
  await navigate(page, demoNames.length);
  const before = await countHeld(page);
  await navigate(page, NAVIGATIONS - demoNames.length);
  const after = await countHeld(page);
  // A leak of one node or listener per navigation would exceed this.
  const bound = (NAVIGATIONS - demoNames.length) / 2;
  expect(after.nodes - before.nodes, 'nodes left behind').toBeLessThan(bound);
  expect(after.listeners - before.listeners, 'listeners left behind').toBeLessThan(bound);
});
