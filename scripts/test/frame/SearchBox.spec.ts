import type { Locator, Page } from '@playwright/test';
import { COLOR_RULES, describeUnknown, HOW_TO_MEND } from '../findViolations.ts';
import { expect, test } from '../siteTest.ts';

function box(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search' });
}

function results(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
}

/** Waits until the page is interactive: keys pressed before that would not test the box. */
async function open(page: Page, path = '/demo/tags') {
  await page.goto(path);
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused({ timeout: 500 });
  }).toPass();
}

test('shows what kind of thing each result is, with what it belongs to and marks', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.type('select all');
  const props = results(page).filter({ hasText: 'Section · Recipes' }).first();
  await expect(props.locator('mark').first()).toHaveText('Select');
  await expect(props).toHaveAttribute('href', /^\/recipes#select-all/);
});

test('has one colour of text in the chosen row in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  await page.keyboard.type('virtual');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('[role=option][aria-selected=true]');
  const colours = await chosen.evaluate((row) =>
    [row, ...row.querySelectorAll(':is(svg, span, code)')].map(
      (one) => getComputedStyle(one).color,
    ),
  );
  expect(colours.length).toBeGreaterThan(2);
  expect(new Set(colours).size).toBe(1);
});

test('finds prose, and shows the place', async ({ page }) => {
  await open(page);
  await page.keyboard.type('virtual');
  const text = results(page).filter({ hasText: 'Text · Home' });
  await expect(text).toContainText('Select props');
  await expect(text.locator('mark').first()).toHaveText('virtual');
});

test('suggests pages before anything is typed, those opened last first', async ({ page }) => {
  await open(page);
  const groups = page.getByRole('listbox', { name: 'Search results' }).getByRole('group');
  await expect(groups).toHaveCount(1);
  await expect(groups.first()).toHaveAccessibleName('Popular');
  await expect(results(page).first()).toHaveAttribute('href', '/');
  await page.keyboard.type('optgroup');
  await expect(results(page).first()).toContainText('optgroup');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/demo/optgroup');
  await open(page, '/demo/tags');
  await expect(groups.first()).toHaveAccessibleName('Recent');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/demo/optgroup');
});

test('lists every page with the letters in its name, whatever the case', async ({ page }) => {
  await open(page);
  const names = await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link')
    .allTextContents();
  await page.keyboard.type('SU');
  const expected = names.filter((name) => name.toLowerCase().includes('su')).sort();
  const found = async () =>
    (
      await results(page).filter({ hasText: 'Page ·' }).locator('svg + span').allTextContents()
    ).sort();
  // Others are found by their keywords.
  await expect.poll(found).toEqual(expect.arrayContaining(expected));
});

test('the index is loaded when the box is neared, once, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/search\/[^/]*\.json/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/demo/tags');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await box(page).hover();
  await expect.poll(() => asked.length).toBe(1);
  await box(page).fill('tags');
  await expect(results(page).first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('arrows, Enter: a result with an anchor lands on the heading', async ({ page }) => {
  await open(page);
  await page.keyboard.type('optgroup props');
  const active = results(page).filter({ hasText: '· Home' }).first();
  await expect(active).toBeVisible();
  const before = await active.evaluate((row) =>
    [...document.querySelectorAll('[role=option]')].indexOf(row),
  );
  for (let at = 0; at <= before; at += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await active.getAttribute('id')) ?? '',
  );

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#optgroup-props');
  const heading = page.locator('#optgroup-props');
  await expect
    .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
    .toBeCloseTo(100, 0);
  await expect(box(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
});

test('a key that is pressed the moment the results are there counts', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/search/*.json', (route) => answered.then(() => route.fallback()));
  await open(page);
  await page.keyboard.type('select props');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('Loading the search…');
  await box(page).evaluate((field) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=search] [role=option]')) return;
      observer.disconnect();
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    });
    observer.observe(document.querySelector('[role=search]')!, { childList: true, subtree: true });
  });
  answer();
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('Enter without arrows opens the first result, on the same page too', async ({ page }) => {
  await open(page, '/api');
  await page.keyboard.type('methods');
  await expect(results(page).first()).toContainText('Section · API');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/api#methods');
});

test('a click on a result opens it', async ({ page }) => {
  await open(page);
  await page.keyboard.type('optgroup');
  await results(page).filter({ hasText: 'Page ·' }).click();
  await expect(page).toHaveURL('/demo/optgroup');
  await expect(page.getByRole('heading', { level: 1, name: 'optgroup' })).toBeVisible();
});

test('Escape closes, then clears, then leaves', async ({ page }) => {
  await open(page);
  await page.keyboard.type('tags');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(results(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('tags');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(box(page)).not.toBeFocused();
});

test('Ctrl K and Cmd K focus it from anywhere, a slash does not from a text field', async ({
  page,
}) => {
  await open(page, '/demo/combobox');
  await page.keyboard.press('Escape');
  const field = page.locator('main input:not([disabled])').first();
  await field.click();
  await page.keyboard.press('/');
  await expect(box(page)).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await field.focus();
  await page.keyboard.press('Meta+k');
  await expect(box(page)).toBeFocused();
});

test('closes when the focus or a press goes elsewhere', async ({ page }) => {
  await open(page);
  await page.keyboard.type('tags');
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(results(page)).toHaveCount(0);
  await box(page).click();
  await expect(results(page).first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } });
  await expect(results(page)).toHaveCount(0);
});

test('takes whatever is typed as text', async ({ page }) => {
  await open(page);
  const status = page.getByRole('search').getByRole('status');
  for (const text of [
    'nowhere '.repeat(1250),
    // Element names that no page contains.
    '<zzqx zzqz=zzqx()><zzqy>',
    'שלום \u202e עולם',
  ]) {
    await box(page).fill(text);
    await expect(status).toContainText('No results for');
    // Suggestions instead.
    await expect(results(page).nth(1)).toContainText('Getting started');
    expect(await status.locator('zzqx, zzqy').count()).toBe(0);
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(fits).toBe(true);
    await box(page).fill('single');
    await expect(results(page).first()).toBeVisible();
  }
});

test('has no accessibility violation, open and with nothing found', async ({ page }) => {
  test.slow();
  await open(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 360]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 740 });
      for (const text of ['s', 'qqqqq']) {
        await box(page).fill(text);
        const status = page.getByRole('search').getByRole('status');
        await expect(status).toContainText(
          text === 's' ? /^The first \d+ results|^\d+ results$/ : 'No results for',
        );
        const where = `search for ${text}, ${width} px, ${colorScheme}`;
        const rules = colorScheme === 'dark' ? COLOR_RULES : undefined;
        const scope = { within: '[role=search]', rules };
        expect(await describeUnknown(page, where, scope), HOW_TO_MEND).toEqual([]);
      }
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('opens over the page by a button and returns the focus', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Escape');
    const opener = page.getByRole('button', { name: 'Open search' });
    await expect(box(page)).toBeHidden();
    await opener.tap();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('update-option');
    await expect(results(page).first()).toContainText('update-option');
    const panel = await page.getByRole('search').locator('> div').boundingBox();
    expect(panel).toEqual({ x: 0, y: 0, width: 360, height: 740 });

    await page.getByRole('button', { name: 'Close search' }).tap();
    await expect(box(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.tap();
    await page.keyboard.type('update-option');
    await expect(results(page).first()).toContainText('update-option');
    await results(page).first().tap();
    await expect(page).toHaveURL('/demo/update-option');
    await expect(box(page)).toBeHidden();
  });
});
