import { holdScripts } from '../site/fixture/holdScript.ts';
import { choose, heading } from '../site/fixture/parts.ts';
import { reportConnection } from '../site/fixture/reportConnection.ts';
import { expect, test } from '../siteTest.ts';

test.beforeEach(({ page }) => reportConnection(page, { saveData: true }));

test('shows that a page is loading when it takes longer than 200 ms, and keeps the old page meanwhile', async ({
  page,
}) => {
  await page.goto('/demo/single');
  await page.waitForLoadState('networkidle');
  const release = await holdScripts(page);
  await choose(page, 'email');
  const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
  await expect(loading).toBeInViewport();
  await expect(heading(page, 'single')).toBeVisible();
  release();
  await expect(heading(page, 'email')).toBeVisible({ timeout: 15_000 });
  await expect(loading).toHaveCount(0);
});
