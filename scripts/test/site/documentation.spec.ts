import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkContent } from '../checkContent.ts';
import { checkLinks } from '../checkLinks.ts';
import { COLOR_RULES, describeUnknown } from '../findViolations.ts';
import { readBuiltPages } from '../readBuiltPages.ts';
import { expect, test } from '../siteTest.ts';
import { expectFits } from './fixture/expectFits.ts';

const dist = resolve(process.env.OUT_DIR ?? 'dist');
const dir = join(dist, 'storysite');
const base = '/storysite/';

test.skip(({ siteHost }) => siteHost !== 'built', 'only a build has it');

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

const listPaths = () =>
  (JSON.parse(read('storysite/storysite.json')) as { pages: { path: string }[] }).pages.map(
    ({ path }) => path.slice(1),
  );

test('has no broken link, and a title, description and heading on every page', async () => {
  const { site, stories } = await checkLinks(dir);
  // Its footer links to the outer site.
  expect(site.filter((line) => !line.endsWith(': / is not under /storysite/'))).toEqual([]);
  expect(stories).toEqual([]);
  expect(checkContent(await readBuiltPages(dir), { base })).toEqual([]);
});

test('is among the headers and addresses of the whole deploy', () => {
  expect(read('_headers')).toMatch(/^\/storysite\/assets\/\*\n {2}Cache-Control: .*immutable$/m);
  expect(read('_headers')).not.toMatch(/^\/storysite\/\*$/m);
  expect(JSON.stringify(JSON.parse(read('vercel.json')))).toContain('"/storysite/assets/(.*)"');
});

test('both sites lead to each other', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'storysite' }).click();
  await expect(page).toHaveURL(/\/storysite\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('storysite');
  await page.getByRole('main').getByRole('link', { name: 'rc-select' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('rc-select');
});

/** Pages with everything that differs in the dark theme: code, tables, stories, fields, iframes. */
const DARK = ['', 'guides/configure', 'theme/controls', 'theme/states'];

test('every page fits a phone and has no violation of axe, some also in the dark theme', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const paths = listPaths();
  expect(paths).toEqual(expect.arrayContaining(DARK));
  await page.setViewportSize({ width: 375, height: 800 });
  for (const path of paths) {
    await page.goto(base + path);
    await expectFits(page, path);
    expect.soft(await describeAll(page, `/${path}, light`)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of DARK) {
    await page.goto(base + path);
    expect.soft(await describeAll(page, `/${path}, dark`, { rules: COLOR_RULES })).toEqual([]);
  }
});

/** Violations of a page, except for landmarks of stories in iframes, which are separate documents. */
async function describeAll(...args: Parameters<typeof describeUnknown>): Promise<string[]> {
  const found = await describeUnknown(...args);
  return found.filter((line) => !line.includes(': landmark-unique at '));
}

test('shows a story, its controls and the plugin that the guide writes', async ({ page }) => {
  await page.goto(`${base}theme/controls`);
  const story = page.locator('[data-story-box="theme-story-box--basic"]').first();
  await story.getByRole('radio', { name: '5 of 5' }).check();
  await expect(story.getByText('The soup: 5 of 5')).toBeVisible();
  await page.goto(`${base}guides/write-a-plugin`);
  await expect(page.getByRole('main')).toContainText(/\d min read/);
});
