import type { Locator } from '@playwright/test';
import { expect, test } from '../siteTest.ts';

/** The button of a block of the page's text; it is there while a pointer or the focus is on the block. */
const copyButton = (block: Locator) =>
  block.locator('xpath=following-sibling::*[1]').getByRole('button', { name: 'Copy code' });

test('a block of code in the text is copied by pointer and by keyboard, and nothing moves', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/getting-started');
  const [install, example] = ['npm install rc-select', 'type PeopleProps'].map((text) =>
    page.locator('main pre:visible', { hasText: text }),
  ) as [Locator, Locator];
  const top = () => example.evaluate((block) => block.getBoundingClientRect().top + scrollY);
  const before = await top();
  await page.getByRole('tab', { name: 'npm', exact: true }).first().focus();
  await page.keyboard.press('Tab');
  await expect(copyButton(install)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(copyButton(install)).toBeFocused();
  // A pointer at rest takes nothing away from the keyboard.
  await example.hover();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  expect(await read()).toBe('npm install rc-select@14.0.5');

  await example.click();
  await copyButton(example).click();
  expect(await read()).toContain('import Select');
  expect(await top()).toBe(before);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveTitle(/^rc-select - /);
  const readme = page.locator('main pre.code').first();
  await readme.hover();
  await copyButton(readme).click();
  expect(await read()).toMatch(/^import Select.*;$/s);
});

test.describe('without a network', () => {
  test.use({ allowFailedRequests: [/CopyCode/] });

  test('a reader who touches code is not told what did not arrive', async ({ page }) => {
    await page.goto('/getting-started');
    await page.route('**/CopyCode*', (route) => route.abort());
    const asked = page.waitForEvent('requestfailed');
    await page.locator('main pre.code').first().hover();
    await asked;
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
