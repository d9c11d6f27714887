import type { Locator } from '@playwright/test';
import { expect, test } from '../siteTest.ts';

/** Copy button of a code block in the text; visible on hover and focus. */
const copyButton = (block: Locator) =>
  block.locator('xpath=preceding-sibling::*[1]').getByRole('button', { name: /Copy code|Copied/ });

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
  // Assistive technology sees the buttons of all blocks from the start.
  const own = ':not([data-story-box] *)';
  const buttons = page.locator(`main button[aria-label="Copy code"]${own}`);
  await expect(buttons).toHaveCount(await page.locator(`main pre.code${own}`).count());
  expect(await top()).toBe(before);
  const opacity = (block: Locator) =>
    copyButton(block).evaluate((button) => getComputedStyle(button).opacity);
  expect(await opacity(install)).toBe('0');
  await page.getByRole('tab', { name: 'npm', exact: true }).first().focus();
  await page.keyboard.press('Tab');
  await expect(copyButton(install)).toBeFocused();
  await expect.poll(() => opacity(install)).toBe('1');
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('the buttons are seen, and leave the end of a long line free', async ({ page }) => {
    await page.goto('/getting-started');
    const block = page.locator('main pre:visible', { hasText: 'type PeopleProps' });
    const button = copyButton(block);
    await expect(button).toHaveCSS('opacity', '1');
    await block.evaluate((pre) => (pre.scrollLeft = pre.scrollWidth));
    const end = await block.locator('code').evaluate((code) => code.getBoundingClientRect().right);
    const { x = 0 } = (await button.boundingBox()) ?? {};
    expect(end).toBeLessThanOrEqual(x);
  });
});

test.describe('without a network', () => {
  test.use({ allowFailedRequests: [/CopyCode/] });

  test('a reader is not told that the buttons did not arrive', async ({ page }) => {
    await page.route('**/CopyCode*', (route) => route.abort());
    const asked = page.waitForEvent('requestfailed');
    await page.goto('/getting-started');
    await asked;
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
