import type { Page } from '@playwright/test';
import { holdScripts } from '../site/fixture/holdScript.ts';
import { expect, test } from '../siteTest.ts';

const playground = '/playground';
const hash = '#playground--playground';

async function expectInReach(page: Page): Promise<void> {
  for (const name of ['Copy link', 'Reset']) {
    const button = page.locator('[data-controls]').getByRole('button', { name });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click({ trial: true });
  }
}

/** Runs in the page: whether nothing covers the focused element. */
function isFocusOnTop(): boolean {
  const focused = document.activeElement as HTMLElement;
  // For a hidden radio, the text next to it is visible.
  const { x, y, width, height } = (focused.closest('label') ?? focused).getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20));
  return focused === top || (top !== null && (focused.closest('label') ?? focused).contains(top));
}

test.describe('the playground', () => {
  test('loads the script of its controls at the first touch, not before', async ({
    page,
    siteHost,
  }) => {
    test.skip(siteHost !== 'built', 'the development server loads it at once, with its styles');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(playground);
    await page.locator('[data-story][data-live]').waitFor();
    const isPanel = (url: string) => /ControlsPanel/.test(url);
    await expect(page.getByRole('switch', { name: 'disabled' })).not.toBeChecked();
    expect(loaded.filter(isPanel)).toEqual([]);
    await page.getByRole('switch', { name: 'disabled' }).click();
    await expect(page.locator('[data-controls][data-live]')).toBeVisible();
    expect(loaded.filter(isPanel)).toHaveLength(1);
    await expect(page.getByRole('switch', { name: 'disabled' })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Fruit' })).toBeDisabled();
  });

  test('shows each change in the select, the code and the address, copies that, and steps through them', async ({
    page,
    context,
  }) => {
    await page.goto(playground);
    const code = page.locator('[data-controls-code]');
    const field = page.getByRole('combobox', { name: 'Fruit' });
    await page.getByRole('switch', { name: 'disabled' }).click();
    // Shown once its script has loaded, which replays the click.
    await expect(field).toBeDisabled();
    await page.getByRole('radiogroup', { name: 'mode' }).getByText('multiple').click();
    await expect(code).toContainText('mode="multiple"');
    const address = `?args=mode:multiple;disabled:!true${hash}`;
    expect(page.url()).toContain(address);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = page.getByRole('button', { name: 'Copy link' });
    const { width } = (await copy.boundingBox())!;
    await copy.click();
    const copied = page.locator('[data-controls]').getByRole('button', { name: 'Copied' });
    expect((await copied.boundingBox())?.width).toBe(width);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address);

    await page.goBack();
    await expect(code).not.toContainText('mode=');
    await expect(field).toBeDisabled();
    await page.goForward();
    await expect(code).toContainText('mode="multiple"');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(field).toBeEnabled();
    await expect(code).not.toContainText('mode=');
    expect(new URL(page.url()).search).toBe('');
  });

  test('shows what the select calls, also to who has not touched the controls', async ({
    page,
  }) => {
    await page.goto(playground);
    await page.getByRole('combobox', { name: 'Fruit' }).click();
    await page.getByTitle('Banana').click();
    await expect(page.locator('[data-tools] code')).toHaveText(
      'onChange("banana", { value, label })',
    );
  });

  test('replays what was done before its script has loaded', async ({ page, siteHost }) => {
    test.skip(siteHost !== 'built', 'the development server loads it at once, with its styles');
    await page.goto(playground);
    await page.locator('[data-story][data-live]').waitFor();
    const release = await holdScripts(page);
    await page.getByRole('switch', { name: 'disabled' }).click({ noWaitAfter: true });
    await page.getByRole('radiogroup', { name: 'mode' }).getByText('multiple').click();
    await page.getByRole('switch', { name: 'loading' }).click();
    await expect(page.locator('[data-controls][data-live]')).toHaveCount(0);
    release();
    await expect
      .poll(() => new URL(page.url()).search)
      .toBe('?args=mode:multiple;disabled:!true;loading:!true');
  });

  test('shows what the sender of a link saw, and names what cannot be shown', async ({ page }) => {
    const args = {
      mode: 'multiple',
      disabled: true,
      evil: 1,
      placeholder: '<img src=x onerror=alert(1)>',
    };
    await page.goto(`${playground}?args=${encodeURIComponent(JSON.stringify(args))}${hash}`);
    const panel = page.locator('[data-controls]');
    const code = page.locator('[data-controls-code]');
    await expect(code).toContainText('mode="multiple"');
    await expect(page.getByRole('combobox', { name: 'Fruit' })).toBeDisabled();
    await expect(panel.getByRole('status').first()).toContainText(
      '“evil” in the address was ignored',
    );
    await expect(panel.getByRole('status').first()).toContainText(
      '“placeholder” in the address holds markup or a script',
    );
    await expect(code).toContainText('placeholder="Choose a fruit"');
    await panel.getByRole('button', { name: 'Allow' }).click();
    await expect(code).toContainText('onerror=alert(1)');
  });

  test('opens a link with values where its title and the select are both seen', async ({
    page,
  }) => {
    for (const size of [
      { width: 1280, height: 800 },
      { width: 375, height: 667 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await page.goto(`${playground}?args=disabled:!true${hash}`);
      await expect(page.getByRole('combobox', { name: 'Fruit' })).toBeDisabled();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(page.getByRole('combobox', { name: 'Fruit' })).toBeInViewport();
    }
  });

  test('leaves another query alone when the hash does not name it', async ({ page }) => {
    await page.goto(`${playground}?args=disabled:!true`);
    await page.locator('[data-story][data-live]').waitFor();
    await expect(page.getByRole('combobox', { name: 'Fruit' })).toBeEnabled();
  });

  test('fits a phone, and its select stays in view while it changes', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(playground);
    const table = page.locator('[data-controls] .table-box');
    const sizes = await table.evaluate((box) => [box.scrollWidth, box.clientWidth]);
    expect(sizes[0]).toBe(sizes[1]);
    const inset = await table
      .getByRole('rowheader')
      .first()
      .evaluate((row) => row.getBoundingClientRect().x);
    expect(inset - (await table.boundingBox())!.x).toBeLessThan(20);
    await page.getByRole('switch', { name: 'loading' }).click();
    await expect(page.getByRole('combobox', { name: 'Fruit' })).toBeInViewport();
    await expectInReach(page);
    // Neither the select nor the buttons for all controls cover the focused control.
    for (const key of [...Array<string>(9).fill('Shift+Tab'), ...Array<string>(9).fill('Tab')]) {
      await page.keyboard.press(key);
      expect(await page.evaluate(isFocusOnTop), key).toBe(true);
    }
    // A story that would leave no room for the controls scrolls with them.
    await page.locator('[data-story]').evaluate((story) => (story.style.minHeight = '400px'));
    await expect(page.locator('[data-story-box]')).not.toBeInViewport();
  });

  test('filters its properties by name and description, and shows what an address names', async ({
    page,
  }) => {
    await page.goto(playground);
    await page.getByRole('radio', { name: 'rtl' }).scrollIntoViewIfNeeded();
    const panel = page.locator('[data-controls]');
    const field = panel.getByRole('searchbox', { name: 'Filter properties' });
    const rows = panel.locator('tr[data-property]:visible');
    const unfolded = await rows.count();
    expect(unfolded).toBeLessThan(20);
    await field.fill('TYPE filter list');
    await expect(rows).toHaveCount(1);
    await expect(rows).toBeInViewport({ ratio: 1 });
    await expect(panel.getByText('1 of 73 properties')).toBeVisible();
    await expect(panel.getByRole('rowheader', { name: 'showSearch' })).toBeVisible();
    await expect(panel.locator('th[scope=colgroup]:visible')).toHaveText([/^Search/]);
    await expect(panel.locator('mark').first()).toBeVisible();
    await panel.getByRole('switch', { name: 'showSearch' }).click();
    await expect(page.locator('[data-controls-code]')).toContainText('showSearch');
    await expect(rows).toHaveCount(1);

    await field.fill('no such property');
    await panel.getByRole('button', { name: 'Clear filter' }).click();
    await expect(field).toBeFocused();
    await expect(rows).toHaveCount(unfolded);
    await field.fill('virtual');
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await field.fill('virtual');
    const id = await panel.locator('tr[data-property="mode"]').getAttribute('id');
    await page.evaluate((hash) => (window.location.hash = hash), `${id}`);
    await expect(rows).toHaveCount(unfolded);
    await expect(panel.getByRole('rowheader', { name: 'mode' })).toBeInViewport();
  });

  test('starts the select anew with the values, by the only reset', async ({ page }) => {
    await page.goto(playground);
    await page.getByRole('combobox', { name: 'Fruit' }).click();
    await page.getByText('Cherry', { exact: true }).click();
    await page.getByRole('switch', { name: 'allowClear' }).click();
    const story = page.locator('[data-story]');
    await expect(story).toContainText('Cherry');
    await page.getByRole('button', { name: /reset/i }).click();
    await expect(story).not.toContainText('Cherry');
    await expect(page.getByRole('switch', { name: 'allowClear' })).not.toBeChecked();
  });

  test('has preview and code beside the controls, in view, and under each other in narrow windows', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1180, height: 900 });
    await page.goto(playground);
    const [box, code, controls] = [
      page.locator('[data-story-box]'),
      page.locator('[data-controls-code]'),
      page.locator('[data-controls]'),
    ];
    const beside = await controls.boundingBox();
    expect(beside!.x).toBeGreaterThan((await box.boundingBox())!.width);
    await page.getByRole('radio', { name: 'rtl' }).scrollIntoViewIfNeeded();
    await expect(box).toBeInViewport({ ratio: 0.8 });
    await expect(code).toBeInViewport({ ratio: 0.8 });
    await expectInReach(page);

    await page.setViewportSize({ width: 1100, height: 900 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const tops = [box, code, controls].map(async (part) => (await part.boundingBox())!.y);
    expect((await Promise.all(tops)).toSorted((a, b) => a - b)).toEqual(await Promise.all(tops));
    await page.getByRole('radio', { name: 'rtl' }).scrollIntoViewIfNeeded();
    await expect(box).toBeInViewport({ ratio: 0.8 });
    expect(
      (await page.locator('[data-story]').locator('..').locator('..').boundingBox())!.height,
    ).toBe(140);
    await expect(code).not.toBeInViewport();
    await expectInReach(page);
  });

  test('explains what is wrong with a JSON text, and keeps the last good value', async ({
    page,
  }) => {
    await page.goto(playground);
    await page.getByRole('button', { name: /^Options/ }).click();
    const json = page.getByRole('textbox', { name: 'options, JSON' });
    await json.fill('[{ "value": "kiwi", "label": "Kiwi" }]');
    const code = page.locator('[data-controls-code]');
    await expect(code).toContainText("value: 'kiwi'");
    const before = await json.boundingBox();
    await json.fill('[{ "value": "kiwi", ]');
    await expect(json).toHaveAttribute('aria-invalid', 'true');
    const message = page.getByText('This is not valid JSON yet');
    await expect(message).toBeVisible();
    // It is on a separate line, and the field keeps its size.
    expect(await json.boundingBox()).toMatchObject({
      width: before!.width,
      height: before!.height,
    });
    expect((await message.boundingBox())!.y).toBeGreaterThan(before!.y + before!.height);
    await expect(code).toContainText("value: 'kiwi'");
  });

  test('has its properties, types and code without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(playground);
    await expect(page.getByRole('row', { name: /placeholder/ })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Filter properties' })).toHaveCount(0);
    await expect(page.locator('[data-controls-code]')).toContainText(
      "import Select from 'rc-select';",
    );
    await context.close();
  });
});
