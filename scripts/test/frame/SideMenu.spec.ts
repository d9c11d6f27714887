import type { Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const current = (page: Page) => menu(page).locator('[aria-current=page]');

test('lists the pages of prose, then all demos, and the 25 demos in groups', async ({ page }) => {
  await page.goto('/');
  await expect(menu(page).getByRole('heading')).toHaveText([
    'Guides',
    'Demo',
    'Basics',
    'Search and filter',
    'Remote data',
    'Customizing',
    'Dropdown',
    'States',
  ]);
  const lists = menu(page).getByRole('list');
  await expect(lists).toHaveCount(9);
  await expect(lists.first().getByRole('link')).toHaveText([
    'Home',
    'Getting started',
    'API',
    'Playground',
    'Recipes',
    'Keyboard',
    'Accessibility',
    'Versions',
  ]);
  await expect(lists.nth(2).getByRole('link')).toHaveText(['All demos']);
  await expect(lists.nth(3).getByRole('link')).toHaveText([
    'single',
    'multiple',
    'tags',
    'combobox',
    'optgroup',
    'controlled',
  ]);
  await expect(menu(page).locator('a[href^="/demo/"]')).toHaveCount(26);
  await expect(current(page)).toHaveText(['Home']);
});

test('marks the current page, also after a navigation', async ({ page }) => {
  await page.goto('/demo/single');
  await expect(current(page)).toHaveText(['single']);
  await menu(page).getByRole('link', { name: 'tags', exact: true }).click();
  await expect(page).toHaveURL('/demo/tags');
  await expect(current(page)).toHaveText(['tags']);
});

test('scrolls the current page into view, and never the page itself', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/demo/update-option');
  await expect(current(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('stays where the reader scrolled it when a link in view is followed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/');
  const box = page.locator('[data-menu-box]');
  await box.evaluate((element) => (element.scrollTop = 700));
  await menu(page).getByRole('link', { name: 'filter-sort', exact: true }).click();
  await expect(current(page)).toHaveText(['filter-sort']);
  expect(await box.evaluate((element) => element.scrollTop)).toBe(700);
});

test('stays beside the text while the page is scrolled', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect(menu(page).getByRole('link', { name: 'single', exact: true })).toBeInViewport();
});
