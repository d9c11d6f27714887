import type { Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';
import { chooseEntry } from '../storyMenu.ts';
import {
  change,
  editButton,
  edited,
  editor,
  liveError,
  liveFrame,
  openEditor,
} from './fixture/liveEditor.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'the frame is the same in development');

/** Layout shift of the page since it was loaded. */
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

  await page.keyboard.press('ControlOrMeta+z');
  await expect(edited(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+y');
  await expect(editor(page)).toHaveValue(first);
});

test('a reset of all files can be undone, by its button or in one of them', async ({ page }) => {
  await openEditor(page, 'get-popup-container');
  const body = liveFrame(page).locator('body');
  const sheet = page.getByRole('tab', { name: 'dialog.css' });
  await change(page, />\s*(?=destroy)/, '>Edited ');
  await sheet.click();
  await editor(page).fill('body { outline: 7px solid red; }');
  await expect(edited(page)).toBeVisible();
  await expect(body).toHaveCSS('outline-width', '7px');
  const [reset, undo] = ['Reset code', 'Undo reset'].map((name) =>
    page.getByRole('button', { name }),
  );
  await reset!.dblclick();
  await expect(edited(page)).toBeHidden();
  await undo!.click();
  await expect(edited(page)).toBeVisible();
  await expect(body).toHaveCSS('outline-width', '7px');

  await reset!.click();
  await expect(edited(page)).toBeHidden();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(body).toHaveCSS('outline-width', '7px');
  await expect(edited(page)).toBeVisible();
  await expect(undo!).toHaveCount(0);
  await expect(reset!).toBeVisible();
});

test.describe('an edit that fails', () => {
  test.use({ allowConsole: [/./], allowPageErrors: [/./] });

  for (const [fault, from, to, message] of [
    [
      'does not compile',
      'return (',
      'return ((',
      /^Email\.tsx, line \d+, column \d+: Unexpected token/,
    ],
    [
      'throws',
      'return (',
      'missing(); return (',
      /^Email\.tsx, .*: ReferenceError: missing is not/,
    ],
  ] as const) {
    test(`and ${fault} leaves the original in view when its page comes back`, async ({ page }) => {
      await openEditor(page, 'email');
      await change(page, from, to);
      await expect(liveError(page)).toHaveText(message);
      await page.reload();
      const notice = page.getByText('The edited code fails, so this is the original.');
      await expect(notice).toBeVisible();
      const field = liveFrame(page).getByRole('combobox', { name: 'Account' });
      await expect(field).toBeVisible();
      await expect(page.locator('iframe[src*="live.html"]')).toHaveCSS('opacity', '0.45');
      await expect(liveError(page)).toHaveText(message);
      const line = (await page.locator('.pce-line[data-error]').boundingBox())!;
      const box = (await page.locator('.prism-code-editor:visible').boundingBox())!;
      expect(line.y).toBeGreaterThanOrEqual(box.y);
      expect(line.y).toBeLessThan(box.y + box.height);
      await notice.getByRole('button', { name: 'Reset code' }).click();
      await expect(notice).toBeHidden();
      await expect(liveError(page)).toBeEmpty();
      await expect(field).toBeVisible();
    });
  }
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
