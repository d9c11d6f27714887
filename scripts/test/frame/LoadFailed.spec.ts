import { moduleOf } from '../site/fixture/holdScript.ts';
import { choose, heading } from '../site/fixture/parts.ts';
import { reportConnection } from '../site/fixture/reportConnection.ts';
import { expect, test } from '../siteTest.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'names the chunks of the build');
test.use({
  serviceWorkers: 'block',
  allowFailedRequests: [/./],
  allowConsole: [/dynamically imported module|Failed to load|preload/],
  allowPageErrors: [/dynamically imported module/],
});
test.beforeEach(({ page }) => reportConnection(page, { saveData: true }));

test('offers a reload when a page’s script cannot be loaded, and never reloads by itself', async ({
  page,
}) => {
  await page.goto('/demo/single');
  let documents = 0;
  await page.route('**/*', (route) => {
    const type = route.request().resourceType();
    if (type === 'document') documents += 1;
    return type === 'script' ? route.abort() : route.fallback();
  });
  await choose(page, 'email');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('could not be loaded');
  // The old page stays usable, and going back to it removes the notice.
  await expect(heading(page, 'single')).toBeVisible();
  await page.goBack();
  await expect(notice).toHaveCount(0);
  await choose(page, 'tags');
  await expect(notice).toHaveCount(1);
  expect(documents).toBe(0);

  await page.unroute('**/*');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page, 'tags')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test.describe('a prerendered page whose own script does not come', () => {
  test.use({ waitForReact: false });

  test('can be read, and offers a reload', async ({ page }) => {
    const module = await moduleOf(page, '/demo/email');
    await page.route(`**${module}`, (route) => route.abort());
    await page.goto('/demo/email');
    await expect(heading(page, 'email')).toBeVisible();
    await page.unroute(`**${module}`);
    await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('#root[data-live]')).toBeVisible();
  });
});
