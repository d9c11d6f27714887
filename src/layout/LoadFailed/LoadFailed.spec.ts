import { expect, test } from '../../../scripts/test/siteTest.ts';
import { moduleOf } from '../../../.storybook/router/fixture/holdScript.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'names the chunks of the build');
test.use({
  serviceWorkers: 'block',
  allowFailedRequests: [/./],
  allowConsole: [/dynamically imported module|Failed to load|preload/],
  allowPageErrors: [/dynamically imported module/],
});

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
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const open = (name: string) => pages.getByRole('link', { name, exact: true }).click();
  await open('email');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('could not be loaded');
  // The page before can still be read, and going back to it takes the notice away.
  await expect(page.getByRole('heading', { level: 1, name: 'single' })).toBeVisible();
  await page.goBack();
  await expect(notice).toHaveCount(0);
  await open('tags');
  await expect(notice).toHaveCount(1);
  expect(documents).toBe(0);

  await page.unroute('**/*');
  await notice.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'tags' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('a prerendered page whose own script does not come', () => {
  test.use({ waitForReact: false });

  test('can be read, says so, and offers a reload', async ({ page }) => {
    const module = await moduleOf(page, '/demo/email');
    await page.route(`**${module}`, (route) => route.abort());
    await page.goto('/demo/email');
    await expect(page.getByRole('heading', { level: 1, name: 'email' })).toBeVisible();
    await page.unroute(`**${module}`);
    await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('#root[data-live]')).toBeVisible();
  });
});
