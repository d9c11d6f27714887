import type { Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';
import { waitUntilInteractive } from '../waitUntilInteractive.ts';
import { holdScripts } from './fixture/holdScript.ts';

test.use({ waitForReact: false });

/** Opens a page whose scripts load only when the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root h1').waitFor();
  return async () => {
    release();
    await waitUntilInteractive(page);
  };
}

const island = (page: Page) => page.locator('[data-story]');
const popups = (page: Page) => page.locator('.rc-select-dropdown:visible');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const [demo, index] of [
  ['single', 0],
  ['single', 1],
  ['multiple', 0],
] as const) {
  test(`an early click opens select ${index} of ${demo}`, async ({ page }) => {
    const start = await openHeld(page, `/demo/${demo}`);
    const select = island(page).locator('.rc-select').nth(index);
    await select.locator('.rc-select-selector').click({ position: { x: 150, y: 12 } });
    await start();
    await expect(select).toHaveClass(/rc-select-open/);
    await expect(popups(page)).toHaveCount(1);
    await expect(select.locator('input')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(select).not.toHaveClass(/rc-select-open/);
  });
}

test('text typed early into a combobox is its value, and its list is open', async ({ page }) => {
  const start = await openHeld(page, '/demo/combobox');
  const field = page.getByRole('combobox', { name: 'Combobox' }).first();
  await field.click();
  await page.keyboard.type('jac');
  await start();
  await expect(popups(page)).toHaveCount(1);
  await expect(field).toHaveValue('jac');
  await page.keyboard.type('k');
  await expect(field).toHaveValue('jack');
  // The list covers the button.
  await button(page, 'reset').first().press('Enter');
  await expect(field).toHaveValue('');
});

test('text and Enter make a tag, once', async ({ page }) => {
  const start = await openHeld(page, '/demo/tags');
  const field = island(page).locator('.rc-select-multiple input').first();
  await field.focus();
  await page.keyboard.type('early');
  await page.keyboard.press('Enter');
  await start();
  await button(page, 'toggle maxTagCount (null)').click();
  const first = island(page).locator('.rc-select').first();
  await expect(first.locator('.rc-select-selection-item', { hasText: 'early' })).toHaveCount(1);
});

test('a demo’s button acts once, however often it was clicked', async ({ page }) => {
  const start = await openHeld(page, '/demo/tags');
  const toggle = button(page, 'toggle disabled');
  await toggle.click();
  await toggle.click();
  await start();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

test('a check box stays as the reader set it, and the demo follows', async ({ page }) => {
  const start = await openHeld(page, '/demo/multiple');
  const loading = page.getByRole('checkbox', { name: 'loading' });
  await island(page).getByText('loading', { exact: true }).click();
  await expect(loading).toBeChecked();
  await start();
  await expect(island(page).locator('.rc-select-loading')).toHaveCount(1);
  await expect(loading).toBeChecked();
  await loading.uncheck();
  await expect(island(page).locator('.rc-select-loading')).toHaveCount(0);
});

test('a choice in a native select reaches the demo', async ({ page }) => {
  const start = await openHeld(page, '/demo/single');
  await page.getByLabel('native select').selectOption('11');
  await start();
  await expect(island(page).locator('.rc-select-selection-item').first()).toHaveText('lucy');
  await expect(page.getByLabel('native select')).toHaveValue('11');
});

test('the code is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const start = await openHeld(page, '/demo/email');
  await button(page, 'Copy code').click();
  await start();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('function Email');
});

test('the theme is the one chosen last', async ({ page }) => {
  const start = await openHeld(page, '/demo/single');
  const theme = page.getByRole('radiogroup', { name: 'Theme' });
  await theme.getByRole('radio', { name: 'Light' }).check();
  await theme.getByRole('radio', { name: 'Dark' }).check();
  await start();
  await expect(page.locator('html')).toHaveAttribute('data-site-theme', 'dark');
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('docs-theme'))).toBe('dark');
});

test('text typed into the search is searched, and the focus stays there', async ({ page }) => {
  // This demo takes the focus when it starts.
  const start = await openHeld(page, '/demo/single');
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.click();
  await page.keyboard.type('tag');
  await start();
  await expect(box).toBeFocused();
  await expect(page.getByRole('listbox', { name: 'Search results' })).toBeVisible();
  await page.keyboard.type('s');
  await expect(box).toHaveValue('tags');
});

test('a link opens its page, once', async ({ page }) => {
  await openHeld(page, '/demo/single');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const menu = page.getByRole('navigation', { name: 'Pages' });
  await menu.getByRole('link', { name: 'tags', exact: true }).click();
  await expect(page.locator('#root h1')).toHaveText('tags');
  expect(documents).toEqual(['/demo/tags']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test('the menu opens, and closes with the next tap', async ({ page }) => {
    const start = await openHeld(page, '/demo/tags');
    const menu = button(page, 'Menu');
    await menu.tap();
    await start();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});
