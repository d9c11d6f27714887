import type { Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';
import { chooseEntry } from '../storyMenu.ts';
import { change, editButton, edited, editor, openEditor } from './fixture/liveEditor.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'the frame is the same in development');

/** How far the parts of the page have moved since it was loaded. */
const readShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType('layout-shift') as (PerformanceEntry & {
            value: number;
          })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test('an edit is there again when its page is, marked, and moves nothing, until it is reset', async ({
  page,
}) => {
  const mark = page.getByText('Edited', { exact: true });
  await openEditor(page, 'tags');
  const first = await editor(page).inputValue();
  await expect(mark).toHaveCount(0);
  const copy = page.getByRole('button', { name: 'Copy code' });
  const before = await copy.boundingBox();
  await change(page, /(<label[^>]*>)/, '$1Edited ');
  await expect(edited(page)).toBeVisible();
  await expect(mark).toBeVisible();
  expect(await copy.boundingBox()).toMatchObject({ x: before!.x });
  const menu = page.getByRole('navigation', { name: 'Pages' });
  await menu.getByRole('link', { name: 'combobox' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('combobox');
  await page.goBack();
  await expect(edited(page)).toBeVisible();
  await page.reload();
  await expect(edited(page)).toBeVisible();
  await expect(mark).toBeVisible();
  expect(await readShifts(page)).toBeLessThan(0.01);
  await page.getByRole('button', { name: 'Reset code' }).press('Enter');
  await expect(editor(page)).toHaveValue(first);
  await expect(editor(page)).toBeFocused();
  await expect(edited(page)).toBeHidden();
  await expect(mark).toBeHidden();
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('edit');
});

test('an edit that is closed waits for "Edit", and one of an older source is gone', async ({
  page,
}) => {
  await openEditor(page, 'tags');
  const first = await editor(page).inputValue();
  await change(page, /(<label[^>]*>)/, '$1Edited ');
  await expect(edited(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close the editor' }).click();
  await page.reload();
  await expect(page.locator('[data-story][data-live]').first()).toBeVisible();
  await expect(editor(page)).toHaveCount(0);
  await editButton(page).click();
  await expect(edited(page)).toBeVisible();

  await page.evaluate(() => {
    const [key = ''] = Object.keys(sessionStorage).filter((name) => name.includes('edit'));
    const kept = sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, kept.replaceAll('"original":"', '"original":"// older'));
  });
  await page.reload();
  await expect(editor(page)).toHaveValue(first);
  await change(page, /(<label[^>]*>)/, '$1Edited ');
  await expect(edited(page)).toBeVisible();
  await chooseEntry(page, 'More', 'Reset');
  await expect(editor(page)).toHaveValue(first);
});
