import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkContent } from '../checkContent.ts';
import { checkLinks } from '../checkLinks.ts';
import { COLOR_RULES, describeUnknown } from '../findViolations.ts';
import { change, editButton, liveFrame } from '../frame/fixture/liveEditor.ts';
import { settle } from '../openLists.ts';
import { readBuiltPages } from '../readBuiltPages.ts';
import {
  brokenPictures,
  expect,
  main,
  menu,
  PAGES,
  readSite,
  test,
  variantNames,
} from './fixture/strangerTest.ts';

// In sequence, since each worker would build its own site.
test.describe.configure({ mode: 'default' });

const paths = Object.keys(PAGES);
const stories = [
  ...['primary', 'secondary', 'large', 'small'].map((name) => `example-button--${name}`),
  ...['header--signed-in', 'header--signed-out'].map((name) => `example-${name}`),
  ...['page--signed-out', 'page--signed-in'].map((name) => `example-${name}`),
];

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

const PHONE = { width: 360, height: 740 };

/** Horizontal overflow in pixels. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the build prints no warning', async ({ site }) => {
  expect(site.report.warnings).toEqual([]);
  expect(site.report.pages.map(({ path }) => path.slice(1))).toEqual(paths);
  expect(site.report.stories.map(({ shown, id }) => [shown, id])).toEqual(
    stories.map((id) => ['prerendered', id]),
  );
  expect(site.output).not.toMatch(/error|warn|deprecated|\n\s+at /i);
});

test('a sheet that the preview links keeps what browsers know and parsers do not', async ({
  site,
}) => {
  const folder = join(site.dir, 'assets');
  const sheets = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  const css = await Promise.all(sheets.map((file) => readFile(join(folder, file), 'utf8')));
  expect(css.join('')).toContain('@container shed');
});

test('every page has a title, one main heading, and a clean text', async ({ site }) => {
  const problems = checkContent(await readBuiltPages(site.dir), { base: '/' });
  // Pages without a description use the site's; browsers imply "noopener" for links that open tabs.
  expect(
    problems.filter((line) => !/the description of|without rel="noopener"/.test(line)),
  ).toEqual([]);
});

test('a reader reaches every page, and nothing is written to the console', async ({ page }) => {
  await readSite(page);
});

test('every page and story opens by its address, with its pictures, without a violation of WCAG 2.2 AA or of best practices in either theme, and scrolls sideways on no phone', async ({
  page,
}) => {
  const found: string[] = [];
  for (const path of [...paths, ...stories.map((id) => `~stories/${id}`)]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path);
    await expect(page.locator('[data-story]:not([data-live])')).toHaveCount(0);
    await expect.poll(() => brokenPictures(page), path).toEqual([]);
    found.push(...(await describeUnknown(page, `${path}, light`)));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-site-theme', 'dark');
    await settle(page);
    found.push(...(await describeUnknown(page, `${path}, dark`, { rules: COLOR_RULES })));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(PHONE);
    await expect.poll(() => excess(page), path).toBe(0);
  }
  // Storybook's template contains these.
  expect(found.filter((line) => !/heading-order at \.sb-/.test(line))).toEqual([]);
});

test.describe('an address that leads nowhere', () => {
  test.use({ allowFailedRequests: [/\/nowhere$/] });

  test('shows an error, and links to other pages', async ({ page }) => {
    await page.goto('nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.goto('~stories/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/\bdemo\b/i)).toHaveCount(0);
  });
});

test.describe('without script', () => {
  // With scripts off, Chromium counts their preloads as failed.
  test.use({ javaScriptEnabled: false, allowFailedRequests: [/\/assets\/.*\.js$/] });

  test('every page can be read, its stories too, and left by its links', async ({ page }) => {
    for (const [path, texts] of Object.entries(PAGES)) {
      await page.goto(path);
      for (const text of texts) await expect(main(page)).toContainText(text);
      await expect.poll(() => brokenPictures(page), path).toEqual([]);
    }
    for (const viewport of [{ width: 1280, height: 720 }, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto('example/button');
      await expect(menuButton(page)).toBeHidden();
      expect(await excess(page)).toBe(0);
      await menu(page).getByRole('link', { name: 'Header' }).click();
      await expect(page).toHaveURL('example/header');
    }
  });
});

for (const variant of variantNames) {
  test.describe(`built: ${variant}`, () => {
    test.use({ variant });

    test('has no link, anchor, script or picture that leads nowhere', async ({ site }) => {
      expect(await checkLinks(site.dir)).toEqual({ site: [], stories: [] });
    });

    test('works for its readers, on a phone as well', async ({ page }) => {
      if (variant !== 'default') await readSite(page);
      await page.setViewportSize(PHONE);
      await page.goto('example/button');
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await menu(page).getByRole('link', { name: 'Page', exact: true }).click();
      await expect(page).toHaveURL('example/page');
      await expect(menu(page)).toBeHidden();
    });
  });
}

test.describe('with all plugins', () => {
  test.use({
    variant: 'below a folder, with a large sheet and all plugins',
    serviceWorkers: 'allow',
    fetchesAhead: true,
  });

  test('a story can be edited, and a page copied as Markdown', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    expect(site.report.warnings).toEqual([]);
    expect(site.output).not.toMatch(/error|warn|deprecated|\n\s+at /i);
    await page.goto('example/button');
    await editButton(page).first().click();
    await expect(liveFrame(page).getByRole('button')).toHaveText('Borrow');
    await change(page, '{label}', "{label.replace('Borrow', 'Lend')}");
    await expect(liveFrame(page).getByRole('button')).toHaveText('Lend');
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('status').getByText('Copied')).toBeAttached();
  });

  test.describe('without a network', () => {
    test.use({ allowFailedRequests: [/./], allowConsole: [/net::ERR_INTERNET_DISCONNECTED/] });

    test('a reader still reaches every page, from the address of the site on', async ({
      page,
      context,
    }) => {
      await page.goto('');
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      await context.setOffline(true);
      await readSite(page);
      for (const id of stories) {
        await page.goto(`~stories/${id}`);
        await expect(page.locator(`[data-story="${id}"]`)).not.toBeEmpty();
      }
    });
  });
});
