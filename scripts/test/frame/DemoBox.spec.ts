import type { Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';

const box = (page: Page) => page.locator('[data-demo]');
const button = (page: Page, name: string) => box(page).getByRole('button', { name, exact: true });
/** The one control for how much of the code is shown. */
const length = (page: Page) => box(page).getByRole('button', { name: /^Show (all|less)/ });
const code = (page: Page) => box(page).locator('pre').first();

test('shows 20 lines first, all on demand, and keeps that for the session', async ({ page }) => {
  await page.goto('/demo/single');
  const folded = (await code(page).boundingBox())?.height ?? 0;
  expect(folded).toBeGreaterThan(20 * 20);
  expect(folded).toBeLessThan(20 * 24 + 40);
  const all = /^Show all \d+ lines$/;
  await expect(length(page)).toHaveText(all);
  await length(page).click();
  const height = async () => (await code(page).boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(folded * 3);
  await page.reload();
  await expect(length(page)).toHaveText('Show less');
  await length(page).click();
  await expect.poll(height).toBe(folded);
  await expect(length(page)).toHaveText(all);
  await expect(length(page)).toBeInViewport();
});

test('lets all code be read without script, and shows no button that would do nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL?.replace(/\/$/, '')}/demo/single`);
  await expect(code(page)).toContainText('destroy');
  const { height = 0 } = (await code(page).boundingBox()) ?? {};
  expect(height).toBeGreaterThan(80 * 20);
  await expect(box(page).getByText('This demo needs JavaScript.')).toBeVisible();
  await expect(length(page)).toBeHidden();
  for (const name of ['Copy code', 'Reset', 'Open in StackBlitz'])
    await expect(button(page, name)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open in new tab' })).toBeVisible();
  await context.close();
});

test('copies the demo file, then another file, and says so for 2 seconds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/demo/email');
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  const reset = await button(page, 'Reset').boundingBox();
  await button(page, 'Copy code').click();
  await expect(button(page, 'Copied')).toBeVisible();
  // The button is as wide as before, so nothing moves beside it.
  expect(await button(page, 'Reset').boundingBox()).toEqual(reset);
  await expect(box(page).getByRole('status')).toHaveText('Copied');
  expect(await read()).toMatch(/^import Select[^]*export default function Email[^]*\}\s*$/);
  await expect(button(page, 'Copy code')).toBeVisible({ timeout: 3000 });

  await page.getByRole('tab', { name: 'select.css' }).click();
  await expect(page.getByRole('tabpanel')).not.toContainText('Loading select.css');
  await button(page, 'Copy code').click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await read()).toContain('.rc-select');
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

test('says so when nothing can copy', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto('/demo/email');
  await button(page, 'Copy code').click();
  await expect(box(page).getByRole('status')).toContainText('select the code and copy it by hand');
});

test('brings a destroyed demo back', async ({ page }) => {
  await page.goto('/demo/single');
  await page.getByRole('button', { name: 'destroy' }).click();
  await expect(page.getByLabel('RTL Select')).toHaveCount(0);
  await button(page, 'Reset').click();
  await expect(page.getByLabel('RTL Select')).toBeVisible();
  await expect(box(page).getByRole('status')).toHaveText('The demo is back at its start.');
});

test('marks the box that the address names', async ({ page }) => {
  await page.goto('/demo/tags');
  const colour = () => box(page).evaluate((element) => getComputedStyle(element).borderTopColor);
  const plain = await colour();
  await page.getByRole('link', { name: 'Link to this demo' }).click();
  await expect(page).toHaveURL(/\/demo\/tags(\.html)?#demo-tags--basic$/);
  await expect.poll(colour).not.toBe(plain);
  await page.goto('/demo/email#demo-email--basic');
  await expect.poll(colour).not.toBe(plain);
});

test('opens the standalone story, without frame', async ({ page }) => {
  await page.goto('/demo/email');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open in new tab' }).click();
  const alone = await opening;
  await expect(alone).toHaveURL(/\/~demos\/demo-email--basic/);
  await expect(alone.getByRole('navigation')).toHaveCount(0);
  await expect(alone.getByRole('combobox')).toBeVisible();
  await expect(alone.getByRole('main')).toContainText('email · Basic');
  await alone.getByRole('link', { name: 'Go to its page' }).click();
  await expect(alone.getByRole('heading', { level: 1, name: 'email' })).toBeVisible();
});

test('opens the docs page of the demo in Storybook, where nothing is filled in', async ({
  page,
}) => {
  await page.goto('/demo/email');
  await expect(page.getByRole('link', { name: 'Open in Storybook' })).toHaveAttribute(
    'href',
    /storybook\/\?path=\/docs\/demo-email--docs$/,
  );
});

test('keeps a demo as tall as the window inside its box', async ({ page }) => {
  await page.goto('/demo/auto-adjust-dropdown');
  const edges = await box(page).evaluate((element) => {
    const tools = element.querySelector('button')?.parentElement?.getBoundingClientRect().top ?? 0;
    const selects = [...element.querySelectorAll('.rc-select')];
    return { tools, lowest: Math.max(...selects.map((one) => one.getBoundingClientRect().bottom)) };
  });
  expect(edges.lowest).toBeLessThan(edges.tools);
});

test('hides labels on a phone, keeps names, and lets every line be scrolled to its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/demo/email');
  await expect(button(page, 'Copy code')).toBeVisible();
  await expect(button(page, 'Copy code').locator('span')).toBeHidden();
  await length(page).click();
  await expect(length(page)).toHaveText('Show less');
  const rest = await code(page).evaluate((pre) => {
    pre.scrollLeft = pre.scrollWidth;
    const end = pre.querySelector('code')?.getBoundingClientRect().right ?? 0;
    return end - pre.getBoundingClientRect().right;
  });
  expect(rest).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('says by a tooltip what a control does, on hover and on focus, inside the box', async ({
  page,
}) => {
  await page.goto('/demo/email');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const tool of [button(page, 'Copy code'), box(page).getByRole('link').last()]) {
      const content = () => tool.evaluate((one) => getComputedStyle(one, '::after').content);
      await page.mouse.move(0, 0);
      expect(await content()).not.toContain(await tool.getAttribute('aria-label'));
      await tool.hover();
      expect(await content()).toContain(await tool.getAttribute('aria-label'));
    }
    await page.mouse.move(0, 0);
    await button(page, 'Copy code').focus();
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveAccessibleName('Reset');
    expect(await focused.evaluate((one) => getComputedStyle(one, '::after').content)).toBe(
      '"Reset"',
    );
  }
});

test('keeps its tools in one row in a window of any width', async ({ page }) => {
  await page.goto('/demo/email');
  for (const width of [320, 375, 600, 820, 900, 1024, 1180, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(button(page, 'Open in StackBlitz')).toBeVisible();
    const tops = await box(page)
      .locator('[aria-label]:is(button, a)')
      .evaluateAll((tools) => tools.map((one) => one.getBoundingClientRect().top));
    expect(tops.length, `at ${width} px`).toBeGreaterThan(6);
    expect(new Set(tops).size, `at ${width} px`).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

for (const demo of ['email', 'tags', 'optgroup', 'option-label-prop', 'filter-sort'])
  test(`has room for the list of ${demo}, and no tool moves from under a pointer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/demo/${demo}`);
    const fields = box(page).getByRole('combobox');
    // The last one of tags never opens.
    await (demo === 'tags' ? fields.first() : fields.last()).click();
    if (demo === 'email') await page.keyboard.type('a');
    const list = page.locator('.rc-select-dropdown:visible');
    await expect(list).toBeVisible();
    const copy = button(page, 'Copy code');
    const bottom = async () => {
      const { y = 0, height = 0 } = (await list.boundingBox()) ?? {};
      return y + height;
    };
    const top = async () => (await copy.boundingBox())?.y ?? 0;
    await expect.poll(bottom).toBeLessThan(await top());
    const open = await top();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    expect(await top()).toBe(open);
  });

test('prints the demo and all of its code, and no control', async ({ page }) => {
  await page.goto('/demo/single');
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Copy code')).toBeHidden();
  await expect(length(page)).toBeHidden();
  await expect(box(page).getByRole('tablist')).toBeHidden();
  expect((await code(page).boundingBox())?.height).toBeGreaterThan(80 * 20);
  expect(await code(page).evaluate((pre) => getComputedStyle(pre).breakInside)).toBe('auto');
});

test('marks the chosen file and a pressed button in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/demo/tags');
  const line = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  expect(await line('Tags.tsx')).not.toBe(await line('select.css'));
  const toggle = box(page).locator('button[aria-pressed]').first();
  const colour = () => toggle.evaluate((one) => getComputedStyle(one).backgroundColor);
  const before = await colour();
  await toggle.click();
  await expect.poll(colour).not.toBe(before);
});

test('moves nothing while the page loads', async ({ page, siteHost }) => {
  test.skip(siteHost === 'dev', 'in development styles arrive with the scripts');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/demo/tags');
  await page.waitForLoadState('networkidle');
  const sum = () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
    );
  expect(await sum()).toBeLessThanOrEqual(0.01);
});
