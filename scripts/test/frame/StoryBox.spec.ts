import type { Locator, Page } from '@playwright/test';
import { openLists } from '../openLists.ts';
import { expect, test } from '../siteTest.ts';
import { chooseEntry, findEntry } from '../storyMenu.ts';

const box = (page: Page) => page.locator('[data-story-box]');
const button = (page: Page, name: string) => box(page).getByRole('button', { name, exact: true });
/** The control for how much of the code is shown. */
const length = (page: Page) => box(page).getByRole('button', { name: /^Show (all|less)/ });
const code = (page: Page) => box(page).locator('pre').first();

test('turns a demo around, with its lists', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/demo/auto-adjust-dropdown');
  const field = box(page).getByRole('combobox', { name: 'Name, middle' });
  const select = field.locator('xpath=ancestor::*[contains(@class, "rc-select ")][1]');
  const direction = () => field.evaluate((one) => getComputedStyle(one).direction);
  const list = page.locator('.rc-select-dropdown:visible');
  const listDirection = () => list.evaluate((one) => getComputedStyle(one).direction);
  await field.click();
  expect(await listDirection()).toBe('ltr');
  await page.keyboard.press('Escape');

  await chooseEntry(box(page), 'More', 'Switch to right-to-left');
  await expect.poll(direction).toBe('rtl');
  await field.click();
  await expect(list).toBeVisible();
  expect(await listDirection()).toBe('rtl');
  // From right to left, a list starts at the right edge of its select.
  const right = async (place: Locator) => {
    const { x = 0, width = 0 } = (await place.boundingBox()) ?? {};
    return Math.round(x + width);
  };
  await expect.poll(() => right(list)).toBe(await right(select));
  await page.keyboard.press('Escape');
  // The next one was not rendered yet when the direction changed.
  await box(page).getByRole('combobox', { name: 'Name, top right' }).click();
  await expect(list).toBeVisible();
  expect(await listDirection()).toBe('rtl');
  await page.keyboard.press('Escape');

  await chooseEntry(box(page), 'More', 'Switch to left-to-right');
  await expect.poll(direction).toBe('ltr');
  await field.click();
  await expect(list).toBeVisible();
  expect(await listDirection()).toBe('ltr');
});

test('brings a destroyed demo back', async ({ page }) => {
  await page.goto('/demo/single');
  await page.getByRole('button', { name: 'destroy' }).click();
  await expect(page.getByLabel('RTL Select')).toHaveCount(0);
  await chooseEntry(box(page), 'More', 'Reset');
  await expect(page.getByLabel('RTL Select')).toBeVisible();
  await expect(box(page).getByRole('status')).toHaveText('The story has been reset.');
});

test('marks the box that the address names', async ({ page }) => {
  await page.goto('/demo/tags');
  const colour = () => box(page).evaluate((element) => getComputedStyle(element).borderTopColor);
  const plain = await colour();
  await chooseEntry(box(page), 'More', 'Link to this story');
  await expect(page).toHaveURL(/\/demo\/tags(\.html)?#demo-tags--basic$/);
  await expect.poll(colour).not.toBe(plain);
  await page.goto('/demo/email#demo-email--basic');
  await expect.poll(colour).not.toBe(plain);
});

test('opens the standalone story, without frame', async ({ page }) => {
  await page.goto('/demo/email');
  const opening = page.waitForEvent('popup');
  await chooseEntry(box(page), 'Open in…', 'Open in new tab');
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
  await expect(await findEntry(box(page), 'Open in…', 'Open in Storybook')).toHaveAttribute(
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

test('lets every line of code be scrolled to its end on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/demo/multiple');
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

test('explains an icon in a tooltip, on hover and on focus, and a labelled control in none', async ({
  page,
}) => {
  await page.goto('/demo/email');
  const more = button(page, 'More');
  const tip = (tool: Locator) => tool.evaluate((one) => getComputedStyle(one, '::after').content);
  expect(await tip(more)).not.toContain('More');
  await more.hover();
  expect(await tip(more)).toContain('More');
  await page.mouse.move(0, 0);
  await button(page, 'Open in…').focus();
  expect(await tip(button(page, 'Open in…'))).not.toContain('Open in');
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  expect(await tip(more)).toContain('More');
});

test('has four tools in one row in a box of any width, and its menus inside the window', async ({
  page,
}) => {
  await page.goto('/demo/email');
  const tools = ['Edit', 'Copy code', 'Open in…', 'More'];
  for (const width of [280, 320, 375, 600, 820, 900, 1024, 1180, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    const seen = box(page).locator('[aria-label]:is(button, a):visible:not(pre *)');
    const names = await seen.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names, `at ${width} px`).toEqual(tools);
    const tops = await seen.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, `at ${width} px`).toBe(1);
    for (const menu of ['Open in…', 'More']) {
      await button(page, menu).click();
      const list = (await box(page).locator('[data-open]').boundingBox())!;
      expect(list.x, `${menu} at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(list.x + list.width, `${menu} at ${width} px`).toBeLessThanOrEqual(width);
    }
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('opens and walks its menus by keyboard', async ({ page }) => {
  await page.goto('/demo/email');
  const focused = page.locator(':focus');
  const menu = button(page, 'More');
  await menu.focus();
  for (const [key, name] of [
    ['ArrowDown', 'Reset'],
    ['ArrowDown', 'Copy all files'],
    ['ArrowDown', 'Switch to right-to-left'],
    ['End', 'Link to this story'],
    ['ArrowDown', 'Reset'],
    ['ArrowUp', 'Link to this story'],
    ['Home', 'Reset'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused, key).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  // The focus leaves the list, and the list closes.
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

// Island.a11y.spec.ts covers every demo in a narrow window.
test('moves nothing when a list opens in a wide window', async ({ page }) => {
  for (const demo of ['multiple', 'get-popup-container', 'dropdown-render']) {
    await page.goto(`/demo/${demo}`);
    const place = () =>
      button(page, 'Copy code').evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const before = await place();
    for await (const name of openLists(page)) expect(await place(), name).toBe(before);
  }
});

test('has room from the start for a list that is open from the start', async ({ page }) => {
  await page.goto('/demo/controlled');
  const list = (await page.locator('.rc-select-dropdown:visible').boundingBox())!;
  const copy = (await button(page, 'Copy code').boundingBox())!;
  expect(list.y + list.height).toBeLessThan(copy.y);
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

test('the site leaves what a story is made of as its project has it', async ({ page }) => {
  await page.goto('/demo/tags');
  const differing = await page.locator('[data-story]').evaluate((story) => {
    const html =
      '<pre>pre <code>code</code></pre><a href="/">a</a><h2>h</h2><p>p <kbd>k</kbd> <mark>m</mark></p>' +
      '<ul><li>li</li></ul><blockquote>b</blockquote><table><tr><th>h</th><td>d</td></tr></table><hr>';
    // Without the box model, which the library's sheet sets. A shadow root has default styles and inherits text styles.
    const [here, bare] = ['div', 'div'].map((tag) =>
      story.appendChild(document.createElement(tag)),
    );
    here!.innerHTML = html;
    bare!.attachShadow({ mode: 'open' }).innerHTML = html;
    const plain = story.appendChild(document.createElement('p'));
    plain.style.color = 'CanvasText';
    if (getComputedStyle(story).color !== getComputedStyle(plain).color) return ['color'];
    const read = (root: ParentNode) => [...root.querySelectorAll('*')];
    const others = read(bare!.shadowRoot!);
    const names = [
      'display',
      'margin',
      'padding',
      'border',
      'color',
      'backgroundColor',
      'font',
      'textDecoration',
    ] as const;
    return read(here!).flatMap((element, index) =>
      names
        .filter(
          (name) => getComputedStyle(element)[name] !== getComputedStyle(others[index]!)[name],
        )
        .map((name) => `${element.localName}: ${name} ${getComputedStyle(element)[name]}`),
    );
  });
  expect(differing).toEqual([]);
});
