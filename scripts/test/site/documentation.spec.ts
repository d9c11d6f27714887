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
  // Its foot leads to the site around it.
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

test('every page fits phone and desktop and has no violation of axe, in both themes', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const paths = listPaths();
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const width = colorScheme === 'light' ? 375 : 1280;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(base + path);
      await expectFits(page, `${path} at ${width} px`);
      const scope = colorScheme === 'dark' ? { rules: COLOR_RULES } : {};
      const found = await describeUnknown(page, `/${path}, ${colorScheme}`, scope);
      // A story in an iframe is a document with landmarks of its own.
      const unknown = found.filter((line) => !line.includes(': landmark-unique at '));
      expect.soft(unknown).toEqual([]);
    }
  }
});

test('shows a story, its controls and the plugin that the guide writes', async ({ page }) => {
  await page.goto(`${base}theme/controls`);
  const story = page.locator('[data-story-box="theme-story-box--basic"]').first();
  await story.getByRole('radio', { name: '5 of 5' }).check();
  await expect(story.getByText('The soup: 5 of 5')).toBeVisible();
  await page.goto(`${base}guides/write-a-plugin`);
  await expect(page.getByRole('main')).toContainText(/\d min read/);
});
