import { expect, test } from '../siteTest.ts';

const locale = 'de-DE';
const timezoneId = 'America/Los_Angeles';
test.use({ locale, timezoneId });

test('shows the day of the last commit in the reader’s language and time zone', async ({
  page,
}) => {
  await page.goto('/demo/single');
  const time = page.getByText('Last updated').locator('time');
  // A build without git omits the line, and warns.
  test.skip((await time.count()) === 0, 'git knew no commit of the page');
  const commit = (await time.getAttribute('datetime')) ?? '';
  expect(Date.parse(commit)).toBeLessThanOrEqual(Date.now());
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezoneId });
  await expect(time).toHaveText(day.format(new Date(commit)));
});
