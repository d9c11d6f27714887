import type { Page } from '@playwright/test';
import { readSitemap } from '../checkContent.ts';
import { describeUnknown, HOW_TO_MEND } from '../findViolations.ts';
import { expect, test } from '../siteTest.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'the same pages, and a minute more');

/** The pages of prose, one demo's page, and the two for an address that leads nowhere. */
const PATHS = ['/', '/known-accessibility-limits', '/demo/tags', '/nowhere', '/~demos/nowhere'];

async function expectNoViolation(page: Page, where: string): Promise<void> {
  const { pathname } = new URL(page.url());
  expect(await describeUnknown(page, `${pathname}, ${where}`), HOW_TO_MEND).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in ${theme}`, () => {
    test.use({ colorScheme: theme, allowFailedRequests: [/\/nowhere$/] });

    for (const path of PATHS) {
      test(`${path} has no violation, on a phone and on a desktop`, async ({ page }) => {
        await page.goto(path);
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNoViolation(page, `${width} px`);
        }
      });
    }

    test('the open menu panel has no violation', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/demo/tags');
      await expect(page.getByRole('radio', { name: 'Auto', includeHidden: true })).toBeChecked();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
      await expectNoViolation(page, 'menu open');
    });
  });
}

test('every page of the sitemap is checked, here or with its demo', async ({ page }) => {
  await page.goto('/');
  const sitemap = readSitemap(await (await page.request.get('/sitemap.xml')).text());
  const paths = sitemap.map((address) => new URL(address, page.url()).pathname);
  const prose = paths.filter((path) => !path.startsWith('/demo/'));
  expect(PATHS).toEqual(expect.arrayContaining(prose));
  expect(prose.length).toBeGreaterThan(1);
});
