import { expect, test } from '../siteTest.ts';

const BADGE = 'https://img.shields.io/github/stars/react-component/select?style=social';

test('shows the star count without sending the reader’s address', async ({ page }) => {
  await page.route(BADGE, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    }),
  );
  const asked = page.waitForRequest(BADGE);
  await page.goto('/demo/single');
  const request = await asked;
  expect(await request.headerValue('referer')).toBeNull();
  const badge = page.getByRole('link', { name: 'Stars of rc-select on GitHub' });
  await expect(badge).toBeVisible();
  await expect(badge).toHaveAttribute('href', 'https://github.com/react-component/select');
});

test.describe('when it cannot be loaded', () => {
  test.use({ allowFailedRequests: [/img\.shields\.io/] });

  test('disappears and moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route(BADGE, (route) => route.abort());
    await page.goto('/demo/single');
    await expect(page.locator('[data-state=failed]')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Stars of rc-select on GitHub' })).toBeHidden();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });
});
