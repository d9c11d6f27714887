import { expect, test } from '../scripts/test/siteTest.ts';
import { knownAccessibilityLimits } from './knownAccessibilityLimits.ts';

const names = knownAccessibilityLimits.map(({ name, rule }) => `${name}${rule}`);

test.describe('without script', () => {
  // Chromium counts the preloads of scripts as failed where it may run none.
  test.use({ javaScriptEnabled: false, allowFailedRequests: [/\/assets\/.*\.js$/] });

  test('the page lists every known limit, and how to fix it', async ({ page }) => {
    await page.goto('/accessibility');
    await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
    const table = page.getByRole('region', { name: 'Table: Known accessibility limits' });
    await expect(table.locator('tbody td:first-child')).toHaveText(names);
    for (const [index, limit] of knownAccessibilityLimits.entries()) {
      const row = table.getByRole('row').nth(index + 1);
      const { selector, reason, remedy, code = '', story } = limit;
      for (const text of [selector, reason, remedy, code]) await expect(row).toContainText(text);
      const [, folder, page = ''] = /^(demo|guides)-(.*)--/.exec(story) ?? [];
      const link = row.getByRole('link', { name: page });
      await expect(link).toHaveAttribute('href', `/${folder}/${page}`);
    }
  });
});

test('the menu links to it, and the search finds it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('accessib');
  const found = page.getByRole('option').filter({ hasText: 'Accessibility' });
  await expect(found.first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Accessibility', exact: true })
    .click();
  await expect(page).toHaveURL('/accessibility');
});

test('the code of a fix has the width of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/accessibility');
  const code = page.getByText('{...(!open &&');
  const { width, height } = (await code.boundingBox()) ?? { width: 0, height: Infinity };
  expect(width).toBeGreaterThan(400);
  expect(height).toBeLessThan(50);
});

test('its earlier address leads there', async ({ page }) => {
  await page.goto('/known-accessibility-limits');
  await expect(page).toHaveURL('/accessibility');
});

test('a row has an address', async ({ page }) => {
  await page.goto('/accessibility#aria-required-children-force-suggest');
  await expect(page.locator('tr:target')).toContainText('aria-required-children');
  await expect(page.locator('tr:target')).toBeInViewport();
});

// In development SandboxTool.spec.ts opens the page there.
test('Storybook shows the same list', async ({ page }) => {
  await page.goto('/storybook/iframe.html?viewMode=docs&id=accessibility--docs');
  const table = page.getByRole('region', { name: 'Table: Known accessibility limits' });
  await expect(table.locator('tbody td:first-child')).toHaveText(names, { timeout: 20_000 });
});
