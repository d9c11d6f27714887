import type { Page } from '@playwright/test';
import { COLOR_RULES, describeUnknown, HOW_TO_MEND } from '../findViolations.ts';
import { settle } from '../openLists.ts';
import { expectFits } from '../site/fixture/expectFits.ts';
import { expectOnTop } from '../site/fixture/expectOnTop.ts';
import { expect, test } from '../siteTest.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'the same pages, and a minute more');

/** Pages of prose. All but the playground are translated. */
const PROSE = [
  '/',
  '/getting-started',
  '/api',
  '/playground',
  '/keyboard',
  '/accessibility',
  '/versions',
  '/guides/load-options-from-a-server',
  '/guides/use-it-in-a-form',
  '/guides/style-it',
  '/recipes',
  '/guides/long-lists',
  '/guides/typescript',
  '/guides/requirements-and-upgrading',
  '/demo/all-demos',
];
const translated = PROSE.map((path) => `/zh-CN${path}`.replace(/\/$/, ''));

/** Prose, one demo's page, and the two "not found" pages. */
const PATHS = [...PROSE, '/demo/tags', '/nowhere', '/~demos/nowhere'];

/** Checks all rules in the light theme, and rules that depend on the theme in the dark one. */
async function expectNoViolation(
  page: Page,
  where: string,
  theme: Theme,
  within?: string,
): Promise<void> {
  const { pathname } = new URL(page.url());
  const scope = theme === 'dark' ? { rules: COLOR_RULES, within } : {};
  const unknown = await describeUnknown(page, `${pathname}, ${where}, ${theme}`, scope);
  expect(unknown, HOW_TO_MEND).toEqual([]);
}

/** Checks that the heading is visible, and that nothing is wider than the window. */
async function expectReadable(page: Page, where: string): Promise<void> {
  await expectOnTop(page.getByRole('heading', { level: 1 }), where);
  await expectFits(page, where);
}

type Theme = 'light' | 'dark';
const themes: Theme[] = ['light', 'dark'];

test.use({ allowFailedRequests: [/\/nowhere$/] });

/** Pages whose frame is also checked in a wide window; the frames of others are the same. */
const WIDE = ['/', '/api', '/demo/tags', '/nowhere'];

for (const path of PATHS) {
  test(`${path} can be read on a phone and on a desktop, and has no violation, in either theme`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectReadable(page, `${path} at 1280 px`);
    if (WIDE.includes(path)) await expectNoViolation(page, '1280 px', 'light');
    // The phone's menu panel has other colors, and is checked below.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-site-theme', 'dark');
    await settle(page);
    await expectNoViolation(page, '1280 px', 'dark', WIDE.includes(path) ? undefined : 'main');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(page.locator('html')).toHaveAttribute('data-site-theme', 'light');
    await settle(page);
    await expectReadable(page, `${path} at 360 px`);
    await expectNoViolation(page, '360 px', 'light');
  });
}

for (const path of translated) {
  // Colors and columns are the same as on the English page.
  test(`${path} has no violation, on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    expect(await describeUnknown(page, path, { leaveOut: COLOR_RULES }), HOW_TO_MEND).toEqual([]);
  });
}

test('the open menu panel has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/demo/tags');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expectNoViolation(page, 'menu open', colorScheme);
  }
});

test('every page of the site is checked, here or with its demo', async ({ page }) => {
  const report = await (await page.request.get('/storysite.json')).json();
  const paths = (report.pages as { path: string }[]).map(({ path }) => path);
  const prose = paths.filter((path) => !/^(\/zh-CN)?\/demo\//.test(path));
  expect([...PATHS, ...translated]).toEqual(expect.arrayContaining(prose));
  expect(prose.length).toBeGreaterThan(1);
});
