import { expect, test } from '../siteTest.ts';

test('a demo as tall as the window has a height of its own on its page', async ({ page }) => {
  for (const height of [700, 1400]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/demo/auto-adjust-dropdown');
    const story = page.locator('[data-story="demo-auto-adjust-dropdown--basic"]');
    expect((await story.boundingBox())?.height, `in a window of ${height} px`).toBeLessThan(560);
    await page.goto('/~demos/demo-auto-adjust-dropdown--basic');
    expect((await story.boundingBox())?.height).toBeGreaterThan(height - 40);
  }
});

test('a list that is open at first does not make a phone’s page scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/demo/controlled');
  await expect(page.locator('.rc-select-dropdown')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
