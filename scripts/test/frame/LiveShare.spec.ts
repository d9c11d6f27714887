import type { Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';
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

const copyLink = (page: Page) => page.getByRole('button', { name: 'Copy link' });
const box = (page: Page) => page.locator('[data-story-box]').first();

/** Edits a demo and returns the link to it. */
async function shareEdit(page: Page, demo: string, edit: () => Promise<void>): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page, demo);
  await expect(copyLink(page)).toHaveCount(0);
  await edit();
  await copyLink(page).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a link holds the edited code, and opens it on another machine, until it is changed', async ({
  page,
  browser,
  baseURL,
}) => {
  const link = await shareEdit(page, 'get-popup-container', async () => {
    await change(page, />\s*(?=destroy)/, '>Edited ');
    await page.getByRole('tab', { name: 'dialog.css' }).click();
    await editor(page).fill('body { outline: 7px solid red; }');
  });
  expect(link.length).toBeLessThan(4000);
  expect(page.url()).toBe(link);

  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const other = await context.newPage();
  const reports: string[] = [];
  // In this context, other hosts do not resolve.
  const isOfTest = /Service Worker registration blocked|ERR_NAME_NOT_RESOLVED/;
  other.on('console', (message) => {
    if (!isOfTest.test(message.text())) reports.push(message.text());
  });
  other.on('pageerror', (error) => reports.push(error.message));
  await other.goto(link);
  await expect(edited(other)).toBeVisible();
  await expect(liveFrame(other).locator('body')).toHaveCSS('outline-width', '7px');
  await expect(other.getByText('This code is from the link that you opened')).toBeVisible();
  await expect(other.getByText('Edited', { exact: true })).toBeVisible();
  await expect(editor(other)).toBeInViewport();
  await expect(editor(other)).not.toBeFocused();
  await other.reload();
  await expect(edited(other)).toBeVisible();

  await change(other, '>Edited ', '>Edited twice ');
  await expect(liveFrame(other).getByText('Edited twice')).toBeVisible();
  await expect(other.getByText('This code is from the link that you opened')).toBeHidden();
  expect(other.url()).not.toContain('#');
  await other.reload();
  await expect(liveFrame(other).getByText('Edited twice')).toBeVisible();
  expect(reports).toEqual([]);
  await context.close();
});

test('a link that is followed on its page opens the editor, and closing it forgets the link', async ({
  page,
}) => {
  const link = await shareEdit(page, 'email', () => change(page, /(<label[^>]*>)/, '$1Edited '));
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/demo/email');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/demo/email');
  await expect(editButton(page)).toBeVisible();
  await expect(editor(page)).toHaveCount(0);
  await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await expect(edited(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close the editor' }).click();
  expect(page.url()).not.toContain('#');
  await page.reload();
  await expect(box(page).locator('[data-story][data-live]')).toBeVisible();
  await expect(editor(page)).toHaveCount(0);
});

test.describe('a link that is no link of ours', () => {
  test.use({ allowConsole: [/./], allowPageErrors: [/./] });

  test('shows a sentence and the original code, and nothing of it runs', async ({ page }) => {
    const evil = 'document.body.dataset.evil = "1"; export default () => <b>Edited</b>;';
    const link = await shareEdit(page, 'email', () => editor(page).fill(evil));
    const { hash } = new URL(link);
    const code = hash.slice(hash.indexOf('.') + 1);
    const start = hash.slice(0, hash.indexOf('.') + 1);
    const middle = Math.floor(code.length / 2);
    const other = code[middle] === 'A' ? 'B' : 'A';
    const cases: [name: string, hash: string, message: RegExp][] = [
      ['cut', hash.slice(0, -9), /part of the link is missing/],
      ['cut to nothing', start, /part of the link is missing/],
      [
        'changed',
        start + code.slice(0, middle) + other + code.slice(middle + 1),
        /missing or changed/,
      ],
      ['with markup', `${start}<img src=x onerror=alert(1)>`, /missing or changed/],
      ['too long', start + 'A'.repeat(40_000), /holds more than the editor’s 100,000 characters/],
      ['of another story', `#edit=demo-tags--basic.${code}`, /code of another page/],
      ['of no story', `#edit=.${code}`, /code of another page/],
    ];
    for (const [name, wrong, message] of cases) {
      await test.step(name, async () => {
        await page.evaluate(() => sessionStorage.clear());
        await page.goto('about:blank');
        await page.goto(`/demo/email${wrong}`);
        await expect(box(page).getByText(message)).toBeVisible();
        await expect(editor(page)).toHaveCount(0);
        await expect(page.getByRole('combobox', { name: 'Account' })).toBeVisible();
        await expect(box(page).locator('pre').first()).toContainText('export default');
        expect(await page.evaluate(() => document.body.dataset.evil)).toBeUndefined();
      });
    }
  });

  test('code that fails has its message under its line, in view, and leaves the original', async ({
    page,
  }) => {
    const link = await shareEdit(page, 'tags', () =>
      change(page, /return \((?![^]*return \()/, 'return (('),
    );
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await page.goto(link);
    await expect(liveError(page)).toContainText('Tags.tsx, line');
    const line = page.locator('.pce-line[data-error]');
    const note = page.locator('.pce-overlays [aria-hidden]').getByText(/./).last();
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(note).toBeInViewport({ ratio: 1 });
    const [above, below] = [(await line.boundingBox())!, (await note.boundingBox())!];
    expect(below.y - above.y - above.height).toBeCloseTo(0, 0);
    await page.evaluate(() => document.querySelector('.prism-code-editor')?.scrollTo(0, 0));
    await liveError(page).getByRole('button').click();
    await expect(editor(page)).toBeFocused();
    await expect(line).toHaveClass(/active-line/);
    await expect(line).toBeInViewport({ ratio: 1 });
  });
});

test('code that no address holds is not copied, and the clipboard is not needed', async ({
  page,
}) => {
  await openEditor(page, 'email');
  const noise = Array.from({ length: 12_000 }, (_, index) =>
    ((index * 2_654_435_761) % 4_294_967_296).toString(36),
  );
  await editor(page).fill(`// ${noise.join('')}\nexport default () => <b>Edited</b>;`);
  await copyLink(page).click();
  await expect(page.getByText(/The code is too long for a link/)).toBeVisible();
  expect(page.url()).not.toContain('#');
  await editor(page).fill('export default () => <b>Edited</b>;');
  await expect(page.getByText(/The code is too long for a link/)).toBeHidden();
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) });
    document.execCommand = () => false;
  });
  await copyLink(page).click();
  await expect(page.getByText('The link is in the address bar')).toBeVisible();
  expect(page.url()).toContain('#edit=demo-email--basic.');
});

test('an issue starts with the link, versions and browser', async ({ page }) => {
  const link = await shareEdit(page, 'email', () => change(page, /(<label[^>]*>)/, '$1Edited '));
  // The page's footer has a link with the same name.
  const issue = page.locator('a[href*="body="]', { hasText: 'Report an issue' });
  const url = new URL((await issue.getAttribute('href')) ?? '');
  expect(url.origin + url.pathname).toBe('https://github.com/react-component/select/issues/new');
  const body = url.searchParams.get('body');
  expect(body).toContain(link);
  expect(body).toContain('rc-select 14.0.5, React 18.3.1');
  expect(body).toContain(await page.evaluate(() => navigator.userAgent));
  await page.getByRole('button', { name: 'Reset code' }).click();
  await expect(issue).toHaveCount(0);
});
