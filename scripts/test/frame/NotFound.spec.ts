import { expect, test } from '../siteTest.ts';

test.use({ allowFailedRequests: [/\/demo\/|\/nope|a{100}/] });

test(
  'says that there is no such page and offers the nearest ones',
  { tag: '@dev' },
  async ({ page }) => {
    const answer = await page.goto('/demo/singel');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found - rc-select');
    await expect(page.getByRole('main')).toContainText('There is no page at /demo/singel.');

    const nearest = page
      .getByRole('list', { name: 'Did you mean one of these?' })
      .getByRole('link');
    await expect(nearest.first()).toHaveText('single');
    await nearest.first().click();
    await expect(page).toHaveURL('/demo/single');
    await expect(page.getByRole('heading', { level: 1, name: 'single' })).toBeVisible({
      timeout: 20_000,
    });

    await page.goto('/nope/nada');
    await expect(page.getByRole('main')).toContainText('There is no page at /nope/nada.');
    const lists = page.getByRole('main').getByRole('list');
    await expect(lists).toHaveAccessibleName('Popular pages:');
    const popular = lists.getByRole('link');
    await expect(popular).toHaveCount(5);
    await expect(popular.nth(1)).toHaveAttribute('href', '/getting-started');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowFailedRequests: [/\/assets\/.*\.js$|\/nope/] });

  test('names no address, which the document cannot know', async ({ page }) => {
    await page.goto('/nope');
    await expect(page.getByRole('main')).toContainText('There is no page at this address.');
  });
});

test('shows markup in an address as text, and shortens an endless one', async ({ page }) => {
  await page.goto('/demo/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('main')).toContainText('<img src=x onerror=alert(1)>');
  await page.goto(`/${'a'.repeat(5000)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  const text = await page.getByRole('main').locator('code').textContent();
  expect(text?.length).toBeLessThan(130);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
