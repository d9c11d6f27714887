import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startPreview } from '../../scripts/preview/startPreview.ts';
import { typescript } from '../../scripts/setup.mjs';
import { checkContent, readSitemap } from '../../scripts/test/checkContent.ts';
import { checkLinks } from '../../scripts/test/checkLinks.ts';
import { copyProject } from '../../scripts/test/copyProject.ts';
import { readBuiltPages } from '../../scripts/test/readBuiltPages.ts';
import { expect, test } from '../../scripts/test/siteTest.ts';
import siteConfig from '../../src/config/site.config.ts';

/** A folder of its own, as a host gives it to a project. */
const base = '/select/';

test.skip(({ siteHost }) => siteHost !== 'built', 'builds the site in other forms');

/** Holds a built site in that folder of a host against what its pages say, and moves about in it. */
async function checkSite(page: Page, dir: string, url: string, suffix: '' | '.html') {
  const pages = await readBuiltPages(dir);
  const sitemap = readSitemap(await readFile(join(dir, 'sitemap.xml'), 'utf8'));
  expect(checkLinks(pages, dir, base)).toEqual([]);
  expect(checkContent(pages, { base, sitemap })).toEqual([]);
  expect(existsSync(join(dir, suffix ? 'demo/single.html' : 'demo/single/index.html'))).toBe(true);

  const address = (path: string) => new URL(base + path, url).href;
  await page.goto(address(`demo/single${suffix}`));
  const menu = page.getByRole('navigation', { name: 'Pages' });
  await expect(menu.locator('[aria-current=page]')).toHaveText('single');
  await menu.getByRole('link', { name: 'tags', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'tags' })).toBeVisible();
  await expect(page).toHaveURL(address(`demo/tags${suffix}`));
  await page.goto(address(`demo${suffix}`));
  await expect(page).toHaveURL(new RegExp(`demo/auto-adjust-dropdown${suffix}/?$`));
  await page.goto(address(''));
  await expect(page.getByRole('heading', { level: 1, name: 'rc-select' })).toBeVisible();
}

test(`builds for ${base}, as for GitHub Pages`, async ({ page }) => {
  test.setTimeout(240_000);
  const parent = await mkdtemp(join(tmpdir(), 'site-'));
  const dir = join(parent, 'dist');
  const env = { ...process.env, BASE_PATH: base, HTML_SUFFIX: '', OUT_DIR: dir };
  const args = [...typescript, 'scripts/build.ts', '--site-only'];
  const build = spawnSync(process.execPath, args, { env });
  expect(build.status, String(build.stderr)).toBe(0);
  const preview = await startPreview({ dir });
  try {
    await checkSite(page, dir, preview.url, '');
  } finally {
    await preview.close();
    await rm(parent, { recursive: true, force: true });
  }
});

// A copy with few demos: each page is built in the same way, and all of them once more took a minute and a half.
test(`builds for ${base} with the html suffix`, async ({ page }) => {
  test.setTimeout(240_000);
  const copy = await copyProject(['auto-adjust-dropdown', 'single', 'tags'], {});
  try {
    const config = { ...siteConfig, base, htmlSuffix: true, formerDemoIds: {} };
    const { dir, url } = await copy.serve(config);
    await checkSite(page, dir, url, '.html');
  } finally {
    await copy.remove();
  }
});

test('window.routerBase moves the router to another folder', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  await page.addInitScript(() => {
    window.routerBase = '/moved/';
  });
  // A host that serves the same files in a folder of its own, assets at the root.
  await page.route(`${origin}/moved/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: origin + pathname.replace('/moved', '') });
    await route.fulfill({ response });
  });
  await page.goto('/moved/demo/single');
  const menu = page.getByRole('navigation', { name: 'Pages' });
  const link = menu.getByRole('link', { name: 'tags', exact: true });
  await expect(link).toHaveAttribute('href', '/moved/demo/tags');
  await link.click();
  await expect(page).toHaveURL(`${origin}/moved/demo/tags`);
  await expect(page.getByRole('heading', { level: 1, name: 'tags' })).toBeVisible();
  await page.goto('/moved/');
  await expect(page.getByRole('heading', { level: 1, name: 'rc-select' })).toBeVisible();
});
