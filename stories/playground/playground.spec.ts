import { expect, test } from '../../scripts/test/siteTest.ts';

// Logged by Storybook's manager.
test.use({ allowConsole: [/deprecated and will be removed/] });

/** Storybook starts slowly on a busy machine. */
const START_MS = 60_000;

test.describe.configure({ timeout: 3 * START_MS });

test('Storybook has controls for the playground, and for no other story', async ({ page }) => {
  await page.goto('/storybook/?path=/story/playground--playground');
  const preview = page.frameLocator('#storybook-preview-iframe');
  const field = preview.getByRole('combobox', { name: 'Fruit' });
  // Wait for the play function, which needs the focus.
  await expect(preview.locator('.rc-select-selection-item')).toHaveText('Banana', {
    timeout: START_MS,
  });
  const tab = page.getByRole('tab', { name: /^Controls/ });
  await tab.click();
  await page.locator('label[for=control-disabled]').click();
  await expect(field).toBeDisabled();

  await page.goto('/storybook/?path=/story/demo-email--basic');
  const tabs = page.getByRole('tab');
  await expect(tabs.filter({ hasText: /^Interactions/ })).toBeVisible({ timeout: START_MS });
  await expect(tabs.filter({ hasText: /^Controls/ })).toHaveCount(0);
});
