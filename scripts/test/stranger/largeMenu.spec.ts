import type { Page } from '@playwright/test';
import { COLOR_RULES, describeUnknown } from '../findViolations.ts';
import { settle } from '../openLists.ts';
import { weighPage } from '../weighPage.ts';
import { expect, test } from './fixture/largeTest.ts';

// They share the builds.
test.describe.configure({ mode: 'default' });

const MENU_FILE = '**/assets/menu-*.json';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const group = (page: Page, number: string) =>
  menu(page).getByRole('button', { name: `Group ${number}` });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const open = (page: Page) => menu(page).locator('[aria-expanded=true]');
const current = (page: Page) => menu(page).locator('[aria-current=page]');

test('a page is as light as in a library of a few pages', async ({ libraries }) => {
  const page = 'group-002/part0015/index.html';
  const few = await weighPage(libraries.small.dir, page);
  const many = await weighPage(libraries.large.dir, page);
  expect(many.html).toBeLessThanOrEqual(1.1 * few.html);
  expect(many.script).toBeLessThanOrEqual(1.05 * few.script);
});

test('the page’s own group is open, and its link in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 320 });
  await page.goto('group-007/part0070');
  await expect(open(page)).toHaveText(['Group 007']);
  await expect(current(page)).toHaveText(['Part0070']);
  await expect(current(page)).toBeInViewport({ ratio: 1 });
  // Groups of components, and the guides.
  await expect(menu(page).getByRole('button')).toHaveCount(9);
  // Pages of the group, and the page without a group.
  await expect(menu(page).getByRole('link')).toHaveCount(11);
});

test('groups load once, and stay as the reader left them from page to page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/menu-')) asked.push(request.url());
  });
  await page.goto('group-001/part0001');
  expect(asked).toEqual([]);
  await group(page, '003').click();
  await link(page, 'Part0030').click();
  await expect(page).toHaveURL('group-003/part0030');
  await expect(current(page)).toHaveText(['Part0030']);
  await expect(open(page)).toHaveText(['Group 001', 'Group 003']);

  await group(page, '001').click();
  await page.getByRole('main').getByRole('link', { name: 'Next Part0031' }).click();
  await expect(current(page)).toHaveText(['Part0031']);
  await expect(open(page)).toHaveText(['Group 003', 'Group 004']);
  await page.goBack();
  await expect(current(page)).toHaveText(['Part0030']);
  await expect(open(page)).toHaveText(['Group 003', 'Group 004']);
  expect(asked).toHaveLength(1);
});

test('a group is opened and closed with the keyboard', async ({ page }) => {
  await page.goto('group-001/part0001');
  await link(page, 'Part0010').focus();
  await page.keyboard.press('Tab');
  await expect(group(page, '002')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(group(page, '002')).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page, 'Part0011')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Part0011')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(group(page, '002')).toHaveAttribute('aria-expanded', 'false');
  await expect(link(page, 'Part0011')).toHaveCount(0);
  await expect(group(page, '002')).toBeFocused();
});

test('a group that takes long says so', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(MENU_FILE, async (route) => {
    await answered;
    await route.fallback();
  });
  await page.goto('group-001/part0001');
  await group(page, '002').click();
  await expect(menu(page).getByRole('status')).toHaveText('Loading…');
  answer();
  await expect(link(page, 'Part0011')).toBeVisible();
  await expect(menu(page).getByRole('status')).toHaveCount(0);
});

test.describe('a group that cannot be loaded', () => {
  test.use({ allowFailedRequests: [/menu-/], allowConsole: [/Failed to load resource/] });

  test('says so, and is loaded when it is tried again', async ({ page }) => {
    await page.route(MENU_FILE, (route) => route.abort());
    await page.goto('group-001/part0001');
    await group(page, '002').click();
    const alert = menu(page).getByRole('alert');
    await expect(alert).toContainText('The pages of this group could not be loaded.');
    await page.unroute(MENU_FILE);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(link(page, 'Part0011')).toBeVisible();
    await expect(group(page, '002')).toBeFocused();
  });
});

test.describe('an address that leads nowhere', () => {
  test.use({ allowFailedRequests: [/part0069x/] });

  test('shows the nearest pages of all groups', async ({ page }) => {
    await page.goto('group-007/part0069x');
    const nearest = page.getByRole('main').getByRole('list').getByRole('link');
    await expect(nearest.first()).toHaveText('Part0069');
    await expect(open(page)).toHaveCount(0);
    await nearest.first().click();
    await expect(open(page)).toHaveText(['Group 007']);
  });
});

test('a standalone story leads to its page with the menu', async ({ page }) => {
  await page.goto('~stories/group-002-part0015--basic');
  await page.getByRole('link', { name: 'Go to its page' }).click();
  await expect(current(page)).toHaveText(['Part0015']);
  await expect(open(page)).toHaveText(['Group 002']);
});

test('on a phone, a group opens in the panel, and a link closes it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('group-001/part0001');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await group(page, '002').click();
  await link(page, 'Part0012').click();
  await expect(page).toHaveURL('group-002/part0012');
  await expect(menu(page)).toBeHidden();
});

test('has no violation of WCAG 2.2 AA, in either theme', async ({ page }) => {
  await page.goto('group-001/part0001');
  await group(page, '002').click();
  await expect(link(page, 'Part0012')).toBeVisible();
  expect(await describeUnknown(page, 'a large menu, light')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-site-theme', 'dark');
  await settle(page);
  const scope = { rules: COLOR_RULES };
  expect(await describeUnknown(page, 'a large menu, dark', scope)).toEqual([]);
});

test.describe('without script', () => {
  // With scripts off, Chromium counts their preloads as failed.
  test.use({ javaScriptEnabled: false, allowFailedRequests: [/\/assets\/.*\.js$/] });

  test('the title of a group leads to its first page', async ({ page }) => {
    await page.goto('group-001/part0001');
    await expect(link(page, 'Part0010')).toBeVisible();
    await expect(menu(page).getByRole('button')).toHaveCount(0);
    await link(page, 'Group 006').click();
    await expect(page).toHaveURL('group-006/part0051');
    await expect(current(page)).toHaveText(['Part0051']);
    await expect(link(page, 'Part0060')).toBeVisible();
  });
});
