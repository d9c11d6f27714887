import { expect, test } from '../../../scripts/test/siteTest.ts';

for (const [locale, timezoneId] of [
  ['en-GB', 'UTC'],
  ['de-DE', 'America/Los_Angeles'],
  ['zh-CN', 'Asia/Tokyo'],
] as const) {
  test.describe(`${locale}, ${timezoneId}`, () => {
    test.use({ locale, timezoneId });

    test('shows the day of the last commit as the reader writes and counts it', async ({
      page,
    }) => {
      await page.goto('/demo/single');
      const time = page.getByText('Last updated').locator('time');
      // The build may stand where git knows nothing; then there is no such line, and the build has said so.
      test.skip((await time.count()) === 0, 'git knew no commit of the page');
      const commit = (await time.getAttribute('datetime')) ?? '';
      expect(Date.parse(commit)).toBeLessThanOrEqual(Date.now());
      const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezoneId });
      await expect(time).toHaveText(day.format(new Date(commit)));
    });
  });
}

test('stands in one line with the link beside it', async ({ page }) => {
  await page.goto('/demo/single');
  const updated = page.getByText('Last updated');
  test.skip((await updated.count()) === 0, 'git knew no commit of the page');
  const link = page.getByRole('link', { name: /^Edit this page/ });
  expect((await updated.boundingBox())?.y).toBe((await link.boundingBox())?.y);
});
