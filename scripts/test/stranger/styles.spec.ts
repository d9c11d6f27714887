import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { compareFrame } from '../../trial/compareFrame.ts';
import { expect, test } from './fixture/strangerTest.ts';

// In sequence, since each worker would build its own sites.
test.describe.configure({ mode: 'default' });

const STORY = '~stories/example-button--primary';
const KIT_COLOR = 'rgb(1, 2, 3)';
const STORY_BYTES = 5000;

const fileOf = (path: string) => join(path, 'index.html');
const story = (page: Page) => page.locator('[data-story]').first();

/** Addresses of the style sheets that a page has requested so far. */
function watchSheets(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.css')) asked.push(pathname);
  });
  return asked;
}

/** Records the color in which each story is first painted. */
function watchColors(): void {
  const colors = new Map<Element, string>();
  Object.assign(window, { colorsAtFirst: colors });
  const look = () => {
    for (const element of document.querySelectorAll('[data-story]')) {
      if (!colors.has(element)) colors.set(element, getComputedStyle(element).color);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const firstColors = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      (window as unknown as { colorsAtFirst: Map<Element, string> }).colorsAtFirst.values(),
    ),
  ]);

test('a standalone story is a small document, whatever the story itself draws', async ({
  site,
}) => {
  for (const { id } of site.report.stories) {
    const html = await readFile(join(site.dir, fileOf(`~stories/${id}`)), 'utf8');
    const [start = '', rest = ''] = html.split(`data-story="${id}">`);
    const [drawn = '', end = ''] = rest.split(/<p class="\w+_corner"/);
    expect(drawn.length, id).toBeGreaterThan(0);
    expect(start.length + end.length, id).toBeLessThan(STORY_BYTES);
  }
});

test('a docs page holds its style sheets', async ({ page }) => {
  const asked = watchSheets(page);
  await page.goto('example/button');
  expect(asked).toEqual([]);
});

test('the way from a standalone story to its page has all styles, and each sheet once', async ({
  page,
}) => {
  const asked = watchSheets(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(STORY);
  await page.getByRole('link', { name: 'Go to its page' }).click();
  await expect(page).toHaveURL('example/button');
  await expect(page.getByRole('main')).toContainText('Bring back');
  // The controls load slightly later than the page.
  await expect(page.getByRole('table').first()).toBeVisible();
  const looks = () =>
    page.evaluate(() =>
      ['html', 'header', 'nav', 'main', 'h1', 'table', '[data-story-box]'].map((selector) => {
        const { color, backgroundColor, colorScheme, display, position, fontSize, margin } =
          getComputedStyle(document.querySelector(selector) as Element);
        return {
          selector,
          color,
          backgroundColor,
          colorScheme,
          display,
          position,
          fontSize,
          margin,
        };
      }),
    );
  const arrived = await looks();
  expect(new Set(asked).size).toBe(asked.length);
  await page.reload();
  expect(arrived).toEqual(await looks());
});

test.describe('with a sheet that is larger than documents hold', () => {
  test.use({ variant: 'below a folder, with a large sheet and all plugins' });

  test('no document holds it', async ({ site }) => {
    for (const path of ['example/button', STORY]) {
      const html = await readFile(join(site.dir, fileOf(path)), 'utf8');
      expect(html).not.toContain('.kit-');
      expect(html).toMatch(/<link rel="stylesheet" href="[^"]+\.css">/);
    }
  });

  test('what it says of every element changes the frame by no pixel', async ({
    browser,
    baseURL,
    site,
  }, info) => {
    const pages = site.report.pages.map(({ path }) => ({
      name: path.slice(1),
      ours: `${baseURL}${path.slice(1)}`,
    }));
    expect(pages.length).toBeGreaterThan(2);
    expect(await compareFrame(browser, pages, info.outputPath('frame'))).toEqual([]);
  });

  test('stories have their styles at first sight, also after a navigation, and each sheet once', async ({
    page,
  }) => {
    const asked = watchSheets(page);
    await page.addInitScript(watchColors);
    await page.route('**/*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    for (const start of [STORY, 'example/button']) {
      // Requests that the last page prefetches must not count for this one.
      await page.goto('about:blank');
      asked.length = 0;
      await page.goto(start);
      if (start === STORY) await page.getByRole('link', { name: 'Go to its page' }).click();
      await page.getByRole('link', { name: 'Header', exact: true }).first().click();
      await expect(page).toHaveURL('example/header');
      await expect(story(page)).toBeVisible();
      expect(await firstColors(page)).toEqual([KIT_COLOR]);
      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked).size).toBe(asked.length);
    }
  });

  test.describe('without script', () => {
    // With scripts off, Chromium counts their preloads as failed.
    test.use({ javaScriptEnabled: false, allowFailedRequests: [/\/assets\/.*\.js$/] });

    test('pages and standalone stories are styled', async ({ page }) => {
      for (const path of ['example/button', STORY]) {
        await page.goto(path);
        await expect(story(page)).toHaveCSS('color', KIT_COLOR);
      }
    });
  });
});
