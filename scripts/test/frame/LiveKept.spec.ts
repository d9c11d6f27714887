import { expect, test } from '../siteTest.ts';
import { chooseEntry } from '../storyMenu.ts';
import { change, editButton, edited, editor, openEditor } from './fixture/liveEditor.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'the frame is the same in development');

test('an edit is there again when its page is, until it is reset', async ({ page }) => {
  await openEditor(page, 'tags');
  const first = await editor(page).inputValue();
  await change(page, /(<label[^>]*>)/, '$1Edited ');
  await expect(edited(page)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Pages' });
  await menu.getByRole('link', { name: 'combobox' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('combobox');
  await page.goBack();
  await expect(edited(page)).toBeVisible();
  await page.reload();
  await expect(edited(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reset code' }).click();
  await expect(editor(page)).toHaveValue(first);
  await expect(edited(page)).toBeHidden();
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
