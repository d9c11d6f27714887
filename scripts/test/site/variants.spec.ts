import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent, readSitemap } from '../checkContent.ts';
import { checkLinks } from '../checkLinks.ts';
import { readBuiltPages } from '../readBuiltPages.ts';
import { moreFiles, otherFiles, threeLanguages } from './fixture/otherSite.ts';
import { expect, otherSiteTest } from './fixture/otherSiteTest.ts';
import { bar, heading, mainNav, pagesNav } from './fixture/parts.ts';

const test = otherSiteTest(threeLanguages, { ...otherFiles, ...moreFiles });

// One after the other: each worker would build the site for itself.
test.describe.configure({ mode: 'default' });

test('a site in a folder with the html suffix has working links and whole pages', async ({
  site: { dir },
}) => {
  const { base = '/' } = threeLanguages;
  const pages = await readBuiltPages(dir);
  const sitemap = readSitemap(await readFile(join(dir, 'sitemap.xml'), 'utf8'));
  expect(existsSync(join(dir, 'demo/single.html'))).toBe(true);
  expect(checkLinks(pages, dir, base)).toEqual([]);
  expect(checkContent(pages, { base, sitemap })).toEqual([]);
});

test('navigation and redirects stay in the folder and keep the suffix', async ({ page }) => {
  await page.goto('demo/single.html');
  await expect(pagesNav(page).locator('[aria-current=page]')).toHaveText('single');
  await pagesNav(page).getByRole('link', { name: 'Guide' }).click();
  await expect(heading(page, 'Guide')).toBeAttached();
  await expect(page).toHaveURL('guide.html');
  await page.goto('demo.html');
  await expect(page).toHaveURL('demo/single.html');
  await page.goto('');
  await expect(heading(page, 'rc-select')).toBeVisible();
});

test('the switch between three languages is a list that keeps page and hash', async ({ page }) => {
  await page.goto('guide.html#install');
  const list = bar(page).getByRole('combobox', { name: 'Language' });
  await expect(list.getByRole('option')).toHaveText(['English', '简体中文', 'العربية']);
  await expect(list).toHaveValue('en');
  await list.selectOption('العربية');
  await expect(page).toHaveURL('ar/guide.html#install');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(list).toHaveValue('ar');
  // A language without a navigation of its own has the site's.
  await expect(mainNav(page).getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(pagesNav(page).getByRole('link')).toHaveText(['الرئيسية', 'الدليل']);
});

test('without images of other hosts every request stays on the host, and texts replace images', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('');
  await expect(page.getByRole('link', { name: 'NPM version' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Stars on GitHub' })).toBeVisible();
  await page.goto('demo/single.html');
  await page.goto('~demos/demo-single--basic.html');
  await page.waitForLoadState('networkidle');
  // What is drawn in an address (`data:`) has no host.
  expect([...hosts].filter(Boolean)).toEqual([new URL(page.url()).host]);
});

test('then the policy refuses images of other hosts, too', async ({ page }) => {
  const response = await page.request.get('');
  const { 'content-security-policy': policy } = response.headers();
  expect(policy).toContain("img-src 'self' data:;");
  expect(await response.text()).toContain("img-src 'self' data:;");
});

test('the edit link names the repository’s host', async ({ page }) => {
  await page.goto('guide.html');
  await expect(page.getByRole('link', { name: 'Edit this page on GitHub' })).toBeVisible();
});
