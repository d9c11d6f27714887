import { findLaunchOptions, keepInside } from '../../browser.ts';
import { expect, test } from '../siteTest.ts';
import { editor, liveFrame, openEditor, runCode } from './fixture/liveEditor.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'the frame is the same in development');

const launchOptions = keepInside(await findLaunchOptions());
test.use({
  // As on desktops, run frames without an origin in a separate process.
  launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), '--site-per-process'] },
});

test('a demo that never answers can be stopped from the page', async ({ page }) => {
  test.setTimeout(60_000);
  await openEditor(page, 'email');
  const source = await editor(page).inputValue();
  // Without a loop in the code, no guard can help.
  await runCode(page, "return /^(a+)+$/.test('a'.repeat(60) + 'b');");
  await page.getByRole('button', { name: 'Stop' }).click({ timeout: 15_000 });
  await expect(page.getByText('The story was stopped')).toBeVisible();
  await editor(page).fill(source);
  await expect(liveFrame(page).getByRole('combobox')).toBeVisible();
});
