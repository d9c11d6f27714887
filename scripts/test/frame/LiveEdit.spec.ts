import type { Locator } from '@playwright/test';
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

/** Patterns before texts in a demo's source that readers see or hear, the best first. */
const textStarts = [
  />\s*(?=(Content|destroy)\s*<)/,
  /<label( \w+="[^"]*")?>\s*/,
  /aria-label=(\{`|")/,
];

/** Inserts "Edited " before one of the source's texts. */
function editText(source: string): string {
  const match = textStarts.map((start) => start.exec(source)).find((one) => one);
  if (!match) throw new Error('The demo has no text that the test knows how to change.');
  const at = match.index + match[0].length;
  return `${source.slice(0, at)}Edited ${source.slice(at)}`;
}

/** Demos with different needs: a dialog, shared files, timers, a class, several values. */
const kinds = [
  'custom-selector',
  'get-popup-container',
  'loading',
  'multiple',
  'single',
  'suggest',
];

// scripts/demos.test.ts checks that all of them compile.
test('a demo of each kind can be edited', async ({ page }) => {
  test.setTimeout(60_000);
  for (const name of kinds) {
    await test.step(name, async () => {
      await openEditor(page, name);
      await editor(page).fill(editText(await editor(page).inputValue()));
      await expect(edited(page), name).toBeAttached();
      await expect(liveError(page)).toBeEmpty();
    });
  }
});

test('loads nothing of the editor before the first press, and then has the type and colours of the code that it replaces', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const isEditor = (url: string) => /openEditor|live\.html/.test(url);
  await page.goto('/demo/update-option');
  const look = (code: Locator) =>
    code.evaluate(
      (element, words) => {
        const colourOf = (word: string) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const { textContent, parentElement } = walker.currentNode;
            if (textContent?.trim() === word && parentElement) {
              return getComputedStyle(parentElement).color;
            }
          }
          return undefined;
        };
        const { fontFamily, fontSize, lineHeight } = getComputedStyle(element);
        return { fontFamily, fontSize, lineHeight, colours: words.map(colourOf) };
      },
      ['import', 'const', 'string', 'div', 'return'],
    );
  const box = page.locator('[data-story-box]').first();
  const before = await look(box.locator('pre code').first());
  await editButton(page).hover();
  expect(loaded.filter(isEditor)).toEqual([]);
  await editButton(page).click();
  await expect(editor(page)).toBeVisible();
  await expect(liveFrame(page).locator('[data-story]')).toBeVisible();
  expect(loaded.filter(isEditor).length).toBeGreaterThan(1);
  const after = await look(box.locator('.pce-wrapper:visible'));
  expect(after).toEqual({ ...before, colours: expect.any(Array) as string[] });
  const known = before.colours.map((colour, index) => colour && after.colours[index]);
  expect(known).toEqual(before.colours);
});

test.describe('a mistake', () => {
  test.use({ allowConsole: [/./], allowPageErrors: [/./] });

  test('marks its line, and is named below the code with line and column, while the last good demo stays, dimmed', async ({
    page,
  }) => {
    await openEditor(page, 'email');
    const field = liveFrame(page).getByRole('combobox', { name: 'Account' });
    const source = await editor(page).inputValue();
    const old = page.getByText('Last working version');
    await change(page, '</label>', '</label');
    const marked = page.locator('.pce-line[data-error]');
    await expect(marked).toContainText('</label');
    await expect(liveError(page)).toContainText('Unexpected token, expected ">"');
    // Lines are numbered, since the message refers to a line.
    expect(await marked.evaluate((line) => getComputedStyle(line, '::before').content)).toBe(
      'counter(line)',
    );
    // It covers no line once the whole box is in view.
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    const code = await page.locator('.pce-wrapper:visible').boundingBox();
    const box = await page.locator('.prism-code-editor:visible').boundingBox();
    const error = await liveError(page).boundingBox();
    expect(error!.y).toBeGreaterThanOrEqual(Math.min(code!.y + code!.height, box!.y + box!.height));
    const stage = page.locator('iframe[src*="live.html"]');
    await expect(old).toBeVisible();
    await expect(stage).toHaveCSS('opacity', '0.45');
    await change(page, '</label', '</label>');
    await expect(old).toBeHidden();
    await expect(stage).toHaveCSS('opacity', '1');

    await change(page, 'return (', 'return ((');
    await expect(liveError(page)).toHaveText(/^Email\.tsx, line \d+, column \d+: Unexpected token/);
    await expect(field).toBeVisible();

    await editor(page).fill(source.replace('return (', 'missing(); return ('));
    const lines = source.split('\n');
    const line = lines.findIndex((text) => text.includes('return (')) + 1;
    const column = lines[line - 1]!.indexOf('return (') + 1;
    await expect(liveError(page)).toHaveText(
      `Email.tsx, line ${line}, column ${column}: ReferenceError: missing is not defined`,
    );
    await expect(field).toBeVisible();

    await editor(page).fill(source);
    await expect(liveError(page)).toBeEmpty();
  });

  test('is in view while long code is typed, below the line of the caret', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openEditor(page, 'tags');
    await editor(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('<');
    const first = page.locator('.pce-line').first();
    const [line1, code] = [
      await first.boundingBox(),
      await page.locator('.prism-code-editor').first().boundingBox(),
    ];
    expect(line1!.y).toBeGreaterThan(code!.y);
    await expect(liveError(page)).toContainText('Tags.tsx');
    await expect(liveError(page)).toBeInViewport({ ratio: 1 });
    for (let line = 0; line < 8; line++) await page.keyboard.press('ArrowDown');
    await page.keyboard.type('<');
    const bottom = async () => {
      const line = await page.locator('.pce-line.active-line:visible').boundingBox();
      return line!.y + line!.height;
    };
    const top = async () => (await liveError(page).boundingBox())!.y;
    await expect.poll(async () => (await top()) - (await bottom())).toBeGreaterThanOrEqual(0);
    await expect(liveError(page)).toBeInViewport({ ratio: 1 });
  });

  test('in an event handler is named, too', async ({ page }) => {
    await openEditor(page, 'combobox');
    await change(
      page,
      /onClick=\{\(\) => /,
      'onClick={() => { throw new Error("pressed"); }} data-edited="" title={() => ',
    );
    // The last working demo stays until the edited one runs.
    await liveFrame(page).locator('[data-edited]').first().click();
    await expect(liveError(page)).toHaveText(/^Combobox\.tsx, line \d+, column \d+: pressed$/);
  });
});

test('edits a style sheet, and only shows what demos share', async ({ page }) => {
  await openEditor(page, 'get-popup-container');
  await page.getByRole('tab', { name: 'dialog.css' }).click();
  await editor(page).fill('body { outline: 7px solid red; }');
  await expect(liveFrame(page).locator('body')).toHaveCSS('outline-width', '7px');
  await openEditor(page, 'suggest');
  await page.getByRole('tab', { name: 'suggest.ts', exact: true }).click();
  await expect(editor(page)).toHaveAttribute('aria-readonly', 'true');
  await expect(page.getByText('shared by several stories')).toBeVisible();
});

test('Tab indents, and leaves the editor after Escape', async ({ page }) => {
  await openEditor(page, 'email');
  const source = await editor(page).inputValue();
  await editor(page).focus();
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toHaveValue(source);
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toHaveAccessibleDescription(/press Escape, then Tab/);
  await page.keyboard.press('Escape');
  await expect(editor(page)).toBeFocused();
  const indented = await editor(page).inputValue();
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  await editor(page).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(editor(page)).not.toBeFocused();
  await expect(editor(page)).toHaveValue(indented);
});

test('opened by keyboard, it has the focus, and as much of it is in view as tells where one is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/demo/single');
  await editButton(page).press('Enter');
  await expect(editor(page)).toBeFocused();
  const foot = page.locator('[data-live-error]').locator('..');
  const line = page.locator('.pce-line').nth(9);
  await expect
    .poll(async () => (await foot.boundingBox())!.y - (await line.boundingBox())!.y)
    .toBeGreaterThan(20);
  await expect(page.locator('iframe[src*="live.html"]')).toBeInViewport({ ratio: 0.9 });
});

test('keeps the focus while a demo that takes it runs', async ({ page }) => {
  await openEditor(page, 'single');
  await editor(page).focus();
  await page.keyboard.press('Control+Home');
  // After each key, the program is valid.
  await page.keyboard.type(';;;;;;;;', { delay: 120 });
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toHaveValue(/^;{8}import/);
});

test('follows the theme, and closes', async ({ page }) => {
  await openEditor(page, 'email');
  const html = liveFrame(page).locator('html');
  await expect(html).toHaveCSS('color-scheme', 'light');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('button', { name: 'Close the editor' }).click();
  await expect(editor(page)).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Account' })).toBeVisible();
  await expect(page.locator('[data-story][data-live]').first()).toBeVisible();
});

test('follows the direction of its box', async ({ page }) => {
  await openEditor(page, 'email');
  const html = liveFrame(page).locator('html');
  await expect(html).toHaveCSS('direction', 'ltr');
  await chooseEntry(page, 'More', 'Switch to right-to-left');
  await expect(html).toHaveCSS('direction', 'rtl');
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openEditor(page, 'tags');
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBe(widths[1]);
  const stage = (await page.locator('iframe[src*="live.html"]').boundingBox())!;
  expect(stage.width).toBeGreaterThan(300);
  const box = (await editor(page).boundingBox())!;
  expect(box.height).toBeGreaterThan(200);
});

test('sends the edited text to a sandbox', async ({ page }) => {
  await openEditor(page, 'email');
  await change(page, /(<label[^>]*>)/, '$1Edited ');
  await expect(edited(page)).toBeVisible();
  await page.evaluate(() => {
    HTMLFormElement.prototype.submit = function submit() {
      const texts = [...new FormData(this).values()];
      document.body.dataset.sent = JSON.stringify(texts);
    };
  });
  await chooseEntry(page, 'Open in…', 'Open in StackBlitz');
  await expect(page.locator('body')).toHaveAttribute('data-sent', /Edited Account/);
  const sent = await page.locator('body').getAttribute('data-sent');
  expect(sent).toContain("import './select.css';");
});

test.describe('without a connection', () => {
  test.use({ allowFailedRequests: [/openEditor/], allowConsole: [/./] });

  test('explains that the editor could not be loaded', async ({ page }) => {
    await page.goto('/demo/email');
    await page.route(/openEditor/, (route) => route.abort());
    await editButton(page).click();
    await expect(page.getByText('The editor could not be loaded')).toBeVisible();
    await expect(editButton(page)).toBeVisible();
  });
});
