import type { Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';
import { chooseEntry } from '../storyMenu.ts';

const box = (page: Page) => page.locator('[data-story-box]');
const button = (page: Page, name: string) => box(page).getByRole('button', { name, exact: true });
/** The control for how much of the code is shown. */
const length = (page: Page) => box(page).getByRole('button', { name: /^Show (all|less)/ });
const code = (page: Page) => box(page).locator('pre').first();

test('shows 20 lines first, all on demand, and keeps that for the session', async ({ page }) => {
  await page.goto('/demo/multiple');
  const folded = (await code(page).boundingBox())?.height ?? 0;
  const all = /^Show all \d+ lines$/;
  await expect(length(page)).toHaveText(all);
  await length(page).click();
  const height = async () => (await code(page).boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(folded * 1.3);
  await page.reload();
  await expect(length(page)).toHaveText('Show less');
  await length(page).click();
  await expect.poll(height).toBe(folded);
  await expect(length(page)).toHaveText(all);
  await expect(length(page)).toBeInViewport();
});

test('folds types and data behind a press, and shows imports and what the page is about', async ({
  page,
}) => {
  await page.goto('/demo/auto-adjust-dropdown');
  const setup = box(page).getByRole('button', { name: '18 lines of setup' });
  const first = code(page).getByText('const options');
  await expect(first).toBeHidden();
  const mark = code(page).locator('mark').filter({ hasText: 'dropdownMatchSelectWidth' });
  await expect(mark).toBeVisible();
  await expect(code(page).getByText("from 'rc-select'")).toBeVisible();
  await setup.click();
  await expect(first).toBeVisible();
  await expect(setup).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(first).toBeHidden();
  await length(page).click();
  await expect(first).toBeVisible();
  await expect(setup).toBeHidden();
});

test('shows no code of a file that it does not show', async ({ page }) => {
  await page.goto('/demo/suggest');
  const tabs = await box(page).getByRole('tab').allTextContents();
  const text = (await code(page).textContent()) ?? '';
  const imports = [...text.matchAll(/from '\..*\/([\w.]+)'/g)].map(([, name]) => name);
  expect(imports.length).toBeGreaterThan(1);
  const isShown = (name = '') => tabs.some((tab) => tab.replace(/\.tsx?$/, '') === name);
  expect(imports.filter((name) => !isShown(name))).toEqual([]);
});

test('lets all code be read without script, and shows no button that would do nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL?.replace(/\/$/, '')}/demo/single`);
  await expect(code(page)).toContainText('setDestroyed');
  const { height = 0 } = (await code(page).boundingBox()) ?? {};
  expect(height).toBeGreaterThan(37 * 19);
  await expect(box(page).getByText('This story needs JavaScript.')).toBeVisible();
  await expect(length(page)).toBeHidden();
  for (const name of ['Copy code', 'Open in…', 'More', 'Reset', 'Open in StackBlitz'])
    await expect(button(page, name)).toBeHidden();
  for (const name of ['Open in Storybook', 'Open in new tab', 'Link to this story'])
    await expect(box(page).getByRole('link', { name })).toBeVisible();
  await context.close();
});

test('copies the demo file, then another file, then all, and confirms it for 2 seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/demo/email');
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  const edit = await button(page, 'Edit').boundingBox();
  const { width } = (await button(page, 'Copy code').boundingBox())!;
  await button(page, 'Copy code').click();
  await expect(button(page, 'Copied')).toBeVisible();
  // The button keeps its width, so nothing moves next to it.
  expect(await button(page, 'Edit').boundingBox()).toEqual(edit);
  expect((await button(page, 'Copied').boundingBox())?.width).toBe(width);
  await expect(box(page).getByRole('status')).toHaveText('Copied');
  expect(await read()).toMatch(/^import Select[^]*export default function Email[^]*\}\s*$/);
  await expect(button(page, 'Copy code')).toBeVisible({ timeout: 3000 });

  await page.getByRole('tab', { name: 'select.css' }).click();
  await expect(page.getByRole('tabpanel')).not.toContainText('Loading select.css');
  await button(page, 'Copy code').click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await read()).toContain('.rc-select');

  await chooseEntry(page, 'More', 'Copy all files');
  await expect(box(page).getByRole('status')).toHaveText('All files have been copied.');
  expect(await read()).toMatch(
    /^\/\* Email\.tsx \*\/\nimport Select[^]*\}\n\n\/\* select\.css \*\/\n[^]*\.rc-select/,
  );
});

test('copies where the browser has no clipboard, as on plain http', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  await page.goto('/demo/email');
  await button(page, 'Copy code').click();
  await expect(button(page, 'Copied')).toBeFocused();
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.focus();
  await page.keyboard.press('Control+V');
  await expect(search).toHaveValue(/^import Select.*export default/);
});

test('shows an error when nothing can copy', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto('/demo/email');
  await button(page, 'Copy code').click();
  await expect(box(page).getByRole('status')).toContainText('select the code and copy it by hand');
});

test('prints the demo and all of its code, and no control', async ({ page }) => {
  await page.goto('/demo/single');
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Copy code')).toBeHidden();
  await expect(length(page)).toBeHidden();
  await expect(box(page).getByRole('tablist')).toBeHidden();
  expect((await code(page).boundingBox())?.height).toBeGreaterThan(37 * 19);
  expect(await code(page).evaluate((pre) => getComputedStyle(pre).breakInside)).toBe('auto');
  // On narrow paper, long lines wrap.
  await page.setViewportSize({ width: 375, height: 700 });
  expect(await code(page).evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
});
