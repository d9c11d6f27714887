import type { Page } from '@playwright/test';
import { holdScripts } from '../site/fixture/holdScript.ts';
import { paintTwice } from '../paintTwice.ts';
import { expect, test } from '../siteTest.ts';

const STORAGE_KEY = 'docs-theme';
const root = (page: Page) => page.locator('html');
const radio = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY);
const background = (page: Page) =>
  root(page).evaluate((html) => getComputedStyle(html).backgroundColor);

const DARK = 'rgb(16, 19, 23)';
const LIGHT = 'rgb(255, 255, 255)';

async function store(page: Page, value: string) {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    STORAGE_KEY,
    value,
  ] as const);
}

test.describe('the choice', () => {
  test('shows auto first, and a chosen theme at once and after a reload', async ({ page }) => {
    await page.goto('/demo/single');
    await expect(radio(page, 'Auto')).toBeChecked();
    expect(await stored(page)).toBeNull();
    await radio(page, 'Dark').check();
    await expect(root(page)).toHaveAttribute('data-site-theme', 'dark');
    expect(await background(page)).toBe(DARK);
    await expect.poll(() => stored(page)).toBe('dark');
    await page.reload();
    await expect(radio(page, 'Dark')).toBeChecked();
    expect(await background(page)).toBe(DARK);
  });

  test('is made with the arrow keys', async ({ page }) => {
    await page.goto('/demo/single');
    await expect(radio(page, 'Auto')).toBeChecked();
    await radio(page, 'Auto').focus();
    await page.keyboard.press('ArrowRight');
    await expect(radio(page, 'Light')).toBeFocused();
    await expect(root(page)).toHaveAttribute('data-site-theme', 'light');
    await page.keyboard.press('ArrowRight');
    await expect(root(page)).toHaveAttribute('data-site-theme', 'dark');
  });

  test('reaches a second tab at once', async ({ page, context }) => {
    const other = await context.newPage();
    await page.goto('/demo/single');
    await other.goto('/demo/tags');
    await expect(radio(other, 'Auto')).toBeChecked();
    await radio(page, 'Dark').check();
    await expect(root(other)).toHaveAttribute('data-site-theme', 'dark');
    await expect(radio(other, 'Dark')).toBeChecked();
  });
});

test.describe('auto', () => {
  test('follows the system at once when it changes', async ({ page }) => {
    await page.goto('/demo/single');
    await expect(root(page)).toHaveAttribute('data-site-theme', 'light');
    await expect(radio(page, 'Auto')).toBeChecked();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root(page)).toHaveAttribute('data-site-theme', 'dark');
    expect(await background(page)).toBe(DARK);
  });

  test('is left alone by the system when a theme is chosen', async ({ page }) => {
    await store(page, 'light');
    await page.goto('/demo/single');
    await expect(radio(page, 'Light')).toBeChecked();
    const heard = await page.evaluateHandle(() => {
      const dark = matchMedia('(prefers-color-scheme: dark)');
      return { change: new Promise((resolve) => dark.addEventListener('change', resolve)) };
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await heard.evaluate(async ({ change }) => void (await change));
    await paintTwice(page);
    expect(await background(page)).toBe(LIGHT);
  });
});

test.describe('before the scripts have run', () => {
  test('the stored theme is shown, so nothing flashes', async ({ page }) => {
    await store(page, 'dark');
    const release = await holdScripts(page);
    await page.goto('/demo/single', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await background(page)).toBe(DARK);
    release();
    await expect(radio(page, 'Dark')).toBeChecked();
  });
});

test('garbage in the storage is auto', async ({ page }) => {
  await page.goto('/demo/single');
  for (const value of ['', '<b>', 'x'.repeat(100_000)]) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      STORAGE_KEY,
      value,
    ] as const);
    await page.reload();
    await expect(radio(page, 'Auto')).toBeChecked();
    expect(await background(page)).toBe(LIGHT);
  }
});

test.describe('a standalone story', () => {
  test('takes theme and direction from its address, without storing them', async ({ page }) => {
    await page.goto('/~demos/demo-single--basic?theme=dark&dir=rtl');
    await expect(root(page)).toHaveAttribute('data-site-theme', 'dark');
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    expect(await background(page)).toBe(DARK);
    expect(await stored(page)).toBeNull();
    await page.getByRole('combobox', { name: 'Single Select' }).press('ArrowDown');
    const popup = page.locator('.rc-select-dropdown');
    // rc-select's class name for a popup aligned to the right.
    await expect(popup).toHaveClass(/placement-bottomRight/);
    await expect(popup).toHaveCSS('color-scheme', 'dark');
  });

  test('is in the reader’s theme otherwise, whatever garbage the address holds', async ({
    page,
  }) => {
    await store(page, 'dark');
    await page.goto('/~demos/demo-single--basic?theme=%3Cimg%20src=x%20onerror=alert(1)%3E&dir=up');
    await expect(root(page)).toHaveAttribute('data-site-theme', 'dark');
    await expect(root(page)).not.toHaveAttribute('dir', /./);
  });

  test('other pages do not take them from the address', async ({ page }) => {
    await page.goto('/demo/single?theme=dark&dir=rtl');
    await expect(radio(page, 'Auto')).toBeChecked();
    expect(await background(page)).toBe(LIGHT);
    await expect(root(page)).not.toHaveAttribute('dir', /./);
  });
});
