import type { Page } from '@playwright/test';
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

test.describe('in a window that is made narrow', () => {
  const widths = (page: Page) =>
    page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  const narrow = (page: Page) => page.setViewportSize({ width: 360, height: 740 });

  test('a list that is open at first does not make the page scroll sideways', async ({ page }) => {
    await page.goto('/demo/controlled');
    await expect(page.locator('.rc-select-dropdown')).toBeVisible();
    await narrow(page);
    await expect.poll(() => widths(page)).toEqual([360, 360]);
    await expect(page.locator('.rc-select-item', { hasText: '9-text' })).toBeInViewport();
  });

  test('a list that a reader has opened does not, either', async ({ page }) => {
    await page.goto('/demo/multiple');
    await page.getByRole('combobox', { name: 'Options' }).click();
    await expect(page.locator('.rc-select-dropdown')).toBeVisible();
    await narrow(page);
    await expect.poll(() => widths(page)).toEqual([360, 360]);
  });

  test('nothing that a story puts into the page does, and a modal still locks it', async ({
    page,
  }) => {
    await page.goto('/demo/single');
    await page.evaluate(() => {
      const popup = '<div style="position: absolute; top: 300px; left: 40px; width: 900px">x</div>';
      document.body.insertAdjacentHTML('beforeend', `<div>${popup}</div>`);
    });
    await narrow(page);
    await expect.poll(() => widths(page)).toEqual([360, 360]);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    await page.evaluate(() => (document.body.style.overflow = 'hidden'));
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('banner')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('a demo that takes the focus leaves it, so that no keyboard opens', async ({ page }) => {
    await page.goto('/~demos/demo-single--basic');
    await expect(page.locator('[data-story][data-live]')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Single Select' })).not.toBeFocused();
  });
});

test.describe('with a mouse', () => {
  test('a demo takes the focus where it stands alone, and on no docs page', async ({ page }) => {
    for (const [demo, name] of [
      ['single', 'Single Select'],
      ['multiple', 'Options'],
    ] as const) {
      await page.goto(`/~demos/demo-${demo}--basic`);
      await expect(page.getByRole('combobox', { name })).toBeFocused();
      await page.goto(`/demo/${demo}`);
      await expect(page.locator('[data-story][data-live]').first()).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    }
  });
});

test('a focused select looks different in forced colours, and its arrow is drawn', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/demo/optgroup');
  const field = page.getByRole('combobox', { name: 'Person' });
  const box = page.locator('.rc-select-selector').first();
  await expect(box).not.toHaveCSS('outline-style', 'solid');
  await field.focus();
  await expect(box).toHaveCSS('outline-style', 'solid');
  const arrow = page.locator('.rc-select-arrow-icon').first();
  const border = await arrow.evaluate((icon) => getComputedStyle(icon, '::after').borderLeftColor);
  expect(border).toBe('rgba(0, 0, 0, 0)');
});
