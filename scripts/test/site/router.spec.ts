import type { Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';
import { missingPages, pageKinds } from './fixture/pageKinds.ts';
import { heading, mainNav, pagesNav } from './fixture/parts.ts';

test.use({ fetchesAhead: true });

test('shows the README of the installed package at the root', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page, 'rc-select')).toBeVisible();
  await expect(page).toHaveTitle(/^rc-select - A select for React/);
  await expect(page.getByRole('cell', { name: 'dropdownMatchSelectWidth' })).toBeVisible();
});

test.describe('a page of each kind', { tag: '@dev' }, () => {
  test.use({ allowFailedRequests: [missingPages] });

  test('is served with its status', async ({ page }) => {
    // The development server compiles modules on their first request.
    test.setTimeout(300_000);
    for (const { path, heading: title } of pageKinds) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(missingPages.test(path) ? 404 : 200);
      await expect(heading(page, title)).toBeAttached();
    }
  });
});

test('a demo can be used', { tag: '@dev' }, async ({ page }) => {
  await page.goto('/demo/single');
  const field = page.locator('[data-story-box]').getByRole('combobox').first();
  await field.press('ArrowDown');
  const active = page.locator('.rc-select-item-option-active');
  // The list opens at its first option, then scrolls to the selected one.
  await expect(active).toHaveAttribute('title', '9-text');
  await page.keyboard.press('ArrowUp');
  await expect(active).toHaveAttribute('title', '8-text');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-story-box] .rc-select-selection-item').first()).toHaveText(
    '8-text',
  );
});

test.describe('redirects', { tag: '@dev' }, () => {
  test('go to the first demo and to the standalone story', async ({ page }) => {
    for (const [from, to] of [
      ['/demo', '/demo/auto-adjust-dropdown'],
      ['/demo/', '/demo/auto-adjust-dropdown'],
      ['/_demos/demo-tags--basic', '/~demos/demo-tags--basic'],
      ['/_demos/demo-single--basic', '/~demos/demo-single--basic'],
    ] as const) {
      await page.goto(from);
      await expect(page).toHaveURL(new RegExp(`${to}/?$`));
    }
  });

  test('the link Demo opens the overview, and back returns home', async ({ page }) => {
    await page.goto('/');
    await mainNav(page).getByRole('link', { name: 'Demo' }).click();
    await expect(page).toHaveURL('/demo/all-demos');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a standalone story', { tag: '@dev' }, () => {
  test('is shown without the frame, at each of its ids', async ({ page }) => {
    const legacy = ['docs-single', 'docs-dropdownrender', 'docs-combobox'];
    for (const id of ['demo-single--basic', ...legacy]) {
      await page.goto(`/~demos/${id}`);
      await expect(page.locator('[data-story-box]'), id).toBeVisible();
      await expect(page.getByRole('navigation'), id).toHaveCount(0);
      await expect(page).toHaveTitle(/ - rc-select$/);
    }
  });
});

test.describe('an unknown demo', { tag: '@dev' }, () => {
  test.use({ allowFailedRequests: [/\/(~|_)demos\//] });

  /** Addresses that a server could mishandle, or that only the page evaluates. */
  const served = [
    ['/_demos/nope', 'nope'],
    ['/~demos/%3Cimg%20src=x%20onerror=alert(1)%3E', '<img src=x onerror=alert(1)>'],
    ['/~demos/%E0%A4%A', '%E0%A4%A'],
    [`/~demos/${'x'.repeat(5000)}`, 'x'.repeat(5000)],
  ] as const;
  const read = [
    ['/~demos/nope', 'nope'],
    ['/~demos/', ''],
    ["/~demos/a'b%22c", `a'b"c`],
    ['/~demos/%ED%A0%80', '%ED%A0%80'],
    ['/~demos/%E2%80%AEabc', '\u202eabc'],
    ['/~demos/__proto__', '__proto__'],
    ['/~demos/%E7%AB%B9', '竹'],
  ] as const;

  test('is named as text, whatever its id', async ({ page, siteHost }) => {
    for (const [path, uuid] of siteHost === 'dev' ? served : [...served, ...read]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Demo ${uuid} not found :(`);
      await expect(page.locator('h1 img')).toHaveCount(0);
    }
  });
});

test.describe('a hash', () => {
  /** Distance of a heading from the top of the window, in pixels. */
  const top = async (page: Page, id: string) =>
    Math.round(
      await page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top),
    );

  test('brings its heading 100 px under the top on arrival', { tag: '@dev' }, async ({ page }) => {
    await page.goto('/#option-props');
    await expect.poll(() => top(page, 'option-props')).toBe(100);
  });

  test('does so on a click, and on back and forward', async ({ page }) => {
    await page.goto('/');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Methods' }).click();
    await expect.poll(() => top(page, 'methods')).toBe(100);
    await contents.getByRole('link', { name: 'Feature' }).click();
    await expect.poll(() => top(page, 'feature')).toBe(100);
    await page.goBack();
    await expect.poll(() => top(page, 'methods')).toBe(100);
    await page.goForward();
    await expect.poll(() => top(page, 'feature')).toBe(100);
  });

  test('does so when it belongs to another page', async ({ page }) => {
    await page.goto('/demo/single');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/#select-props-allowclear';
      link.textContent = 'allowClear';
      document.querySelector('main')?.prepend(link);
    });
    await page.locator('a[href="/#select-props-allowclear"]').click();
    await expect.poll(() => top(page, 'select-props-allowclear')).toBe(100);
    await expect(page.locator('#select-props-allowclear:target')).toHaveCount(1);
  });
});

test.describe('navigation', { tag: '@dev' }, () => {
  const open = (page: Page, name: string) =>
    pagesNav(page).getByRole('link', { name, exact: true }).click();

  test('sets title, focus and scroll, and back restores the scroll', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, 600));
    await open(page, 'tags');
    await expect(heading(page, 'tags')).toBeVisible();
    await expect(page).toHaveTitle('tags - rc-select');
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator('[aria-live=polite]', { hasText: /^tags$/ })).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(heading(page, 'rc-select')).toBeVisible();
    // Badges that load late shift the text a little, and the browser adjusts the scroll position.
    const distance = () => page.evaluate(() => Math.abs(window.scrollY - 600));
    await expect.poll(distance).toBeLessThan(50);
    await expect(page).toHaveTitle(/^rc-select - A select for React/);
    await expect(page.locator('[aria-live=polite]', { hasText: /^Home$/ })).toHaveCount(1);
  });

  test('loads no document, and shows the source of the new page', async ({ page }) => {
    await page.goto('/demo/single');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await open(page, 'tags');
    await expect(page.locator('pre').first()).toContainText('maxTagTextLength');
    await open(page, 'Home');
    await expect(page.getByRole('cell', { name: 'labelInValue' })).toBeVisible();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
});

test('window.routerBase sets another folder for the router', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  await page.addInitScript(() => {
    window.routerBase = '/other/';
  });
  // A host that serves the same files in another folder, with assets at the root.
  await page.route(`${origin}/other/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: origin + pathname.replace('/other', '') });
    await route.fulfill({ response });
  });
  await page.goto('/other/demo/single');
  const link = pagesNav(page).getByRole('link', { name: 'tags', exact: true });
  await expect(link).toHaveAttribute('href', '/other/demo/tags');
  await link.click();
  await expect(page).toHaveURL(`${origin}/other/demo/tags`);
  await expect(heading(page, 'tags')).toBeVisible();
  await page.goto('/other/');
  await expect(heading(page, 'rc-select')).toBeVisible();
});
