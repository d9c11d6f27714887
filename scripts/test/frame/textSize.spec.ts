import type { Page } from '@playwright/test';
import { expect, test as base } from '../siteTest.ts';

/** A reader whose browser is set to larger text. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=20'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

/** Sizes of prose, menu, contents, code and table at the default of 16 px. */
const sizes: [selector: string, px: number][] = [
  ['.prose h1', 36],
  ['.prose h2 + p', 16],
  ['nav[aria-label="Pages"] a', 14],
  ['.prose pre', 13],
  ['.prose td', 14],
];

const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

async function expectSizes(page: Page, scale: number) {
  for (const [selector, px] of sizes) {
    expect.soft(await sizeOf(page, selector), selector).toBeCloseTo(px * scale, 1);
  }
}

test('text has the size that the reader has set, whatever a project sets for html', async ({
  page,
}) => {
  await page.goto('/getting-started');
  await expectSizes(page, 1.25);
  await page.addStyleTag({ content: 'html { font-size: 62.5% }' });
  await expectSizes(page, 1.25);
});

test.describe('without script', () => {
  // With scripts off, Chromium counts their preloads as failed.
  test.use({ javaScriptEnabled: false, allowFailedRequests: [/\/assets\/.*\.js$/] });

  test('text has the size that the reader has set, and is never smaller than usual', async ({
    page,
  }) => {
    await page.goto('/getting-started');
    await expectSizes(page, 1.25);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '62.5%'));
    for (const [selector, px] of sizes)
      expect.soft(await sizeOf(page, selector), selector).toBeGreaterThanOrEqual(px);
  });
});
