import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPreview } from '../../scripts/preview/startPreview.ts';
import { typescript } from '../../scripts/setup.mjs';
import { checkContent, readSitemap } from '../../scripts/test/checkContent.ts';
import { checkLinks } from '../../scripts/test/checkLinks.ts';
import { readBuiltPages } from '../../scripts/test/readBuiltPages.ts';
import { expect, test } from '../../scripts/test/siteTest.ts';

/** A folder of its own, as a host gives it to a project. */
const base = '/select/';

test.skip(({ siteHost }) => siteHost !== 'built', 'builds the site in other forms');

for (const htmlSuffix of [false, true]) {
  test(`builds for ${base} ${htmlSuffix ? 'with' : 'without'} the html suffix`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const parent = await mkdtemp(join(tmpdir(), 'site-'));
    const dir = join(parent, 'dist');
    const env = { ...process.env, BASE_PATH: base, HTML_SUFFIX: String(htmlSuffix), OUT_DIR: dir };
    const build = spawnSync(process.execPath, [...typescript, 'scripts/build.ts', '--site-only'], {
      env,
    });
    expect(build.status, String(build.stderr)).toBe(0);
    const pages = await readBuiltPages(dir);
    const sitemap = readSitemap(await readFile(join(dir, 'sitemap.xml'), 'utf8'));
    expect(checkLinks(pages, dir, base)).toEqual([]);
    expect(checkContent(pages, { base, sitemap })).toEqual([]);
    expect(existsSync(join(dir, htmlSuffix ? 'demo/single.html' : 'demo/single/index.html'))).toBe(
      true,
    );

    const preview = await startPreview({ dir });
    try {
      const suffix = htmlSuffix ? '.html' : '';
      const address = (path: string) => new URL(base + path, preview.url).href;
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
    } finally {
      await preview.close();
      await rm(parent, { recursive: true, force: true });
    }
  });
}

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
