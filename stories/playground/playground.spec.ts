import { expect, test } from '../../scripts/test/siteTest.ts';

// Storybook's manager prints this.
test.use({ allowConsole: [/deprecated and will be removed/] });

/** A busy machine takes its time to start Storybook. */
const START_MS = 60_000;

test.describe.configure({ timeout: 3 * START_MS });

test('Storybook has controls for the playground, and for no other story', async ({ page }) => {
  await page.goto('/storybook/?path=/story/playground--playground');
  const preview = page.frameLocator('#storybook-preview-iframe');
  const field = preview.getByRole('combobox', { name: 'Fruit' });
  // The end of the play function, which works with the focus.
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
