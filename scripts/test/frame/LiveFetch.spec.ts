import { expect, test } from '../siteTest.ts';
import {
  change,
  editButton,
  edited,
  liveError,
  liveFrame,
  openEditor,
  readEach,
  runCode,
  runEach,
} from './fixture/liveEditor.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'the frame is the same in development');

test.describe('in a story that is edited', () => {
  test.use({ allowFailedRequests: [/nothing\.json/], allowConsole: [/404/] });

  test('fetch gets files of the site as the page would, and can give up', async ({
    page,
    baseURL,
  }) => {
    await openEditor(page, 'email');
    const codes: [string, string][] = [
      ['a file', `return (await (await fetch('${baseURL}cities.json?q=a')).json()).length > 9;`],
      ['no file', `return (await fetch('${baseURL}nothing.json')).status;`],
      ['in time', `return await fetch('${baseURL}cities.json', { signal: AbortSignal.abort() });`],
    ];
    await runCode(page, runEach(codes));
    const outcomes = await readEach(page);
    expect(Object.fromEntries(outcomes)).toEqual({
      'a file': 'got true',
      'no file': 'got 404',
      'in time': expect.stringMatching(/^threw AbortError/),
    });
  });
});

test('a guide that loads from the site still does while it is edited', async ({ page }) => {
  await page.goto('/guides/load-options-from-a-server');
  await editButton(page).first().click();
  await change(page, 'Search for a city', 'Edited');
  await expect(edited(page)).toBeVisible();
  const field = liveFrame(page).getByRole('combobox', { name: 'City' });
  // The caret may have scrolled the frame out of view, where browsers do not paint its list.
  await field.click();
  await field.fill('lis');
  await expect(liveFrame(page).getByTitle('Lisbon')).toBeVisible();
  await expect(liveError(page)).toBeEmpty();
});
