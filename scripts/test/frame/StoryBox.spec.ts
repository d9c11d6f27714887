import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';

const box = (page: Page) => page.locator('[data-story-box]');
const button = (page: Page, name: string) => box(page).getByRole('button', { name, exact: true });
/** The one control for how much of the code is shown. */
const length = (page: Page) => box(page).getByRole('button', { name: /^Show (all|less)/ });
const code = (page: Page) => box(page).locator('pre').first();

test('turns a demo around, with its lists', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/demo/auto-adjust-dropdown');
  const field = box(page).getByRole('combobox', { name: 'Name, middle' });
  const select = field.locator('xpath=ancestor::*[contains(@class, "rc-select ")][1]');
  const direction = () => field.evaluate((one) => getComputedStyle(one).direction);
  await button(page, 'Switch to right-to-left').click();
  await expect.poll(direction).toBe('rtl');
  await field.click();
  // A list from right to left starts at the right edge of its select.
  const right = async (place: Locator) => {
    const { x = 0, width = 0 } = (await place.boundingBox()) ?? {};
    return Math.round(x + width);
  };
  await expect
    .poll(() => right(page.locator('.rc-select-dropdown:visible')))
    .toBe(await right(select));
  await page.keyboard.press('Escape');
  await button(page, 'Switch to left-to-right').click();
  await expect.poll(direction).toBe('ltr');
});

test('offers the other stories of a demo', async ({ page }) => {
  await page.goto('/demo/tags');
  await box(page)
    .getByText(/^More stories \(\d\)$/)
    .click();
  const link = box(page).getByRole('listitem').getByRole('link').first();
  await link.click();
  await expect(page).toHaveURL(/\/~demos\/demo-tags--/);
  await expect(page.getByRole('main')).toContainText('Go to its page');
});

test('brings a destroyed demo back', async ({ page }) => {
  await page.goto('/demo/single');
  await page.getByRole('button', { name: 'destroy' }).click();
  await expect(page.getByLabel('RTL Select')).toHaveCount(0);
  await button(page, 'Reset').click();
  await expect(page.getByLabel('RTL Select')).toBeVisible();
  await expect(box(page).getByRole('status')).toHaveText('The story has been reset.');
});

test('marks the box that the address names', async ({ page }) => {
  await page.goto('/demo/tags');
  const colour = () => box(page).evaluate((element) => getComputedStyle(element).borderTopColor);
  const plain = await colour();
  await page.getByRole('link', { name: 'Link to this story' }).click();
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

test('explains a control in a tooltip, on hover and on focus, inside the box', async ({ page }) => {
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
      .locator('[aria-label]:is(button, a):not(pre *)')
      .evaluateAll((tools) => tools.map((one) => one.getBoundingClientRect().top));
    expect(tops.length, `at ${width} px`).toBeGreaterThan(6);
    expect(new Set(tops).size, `at ${width} px`).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('keeps its tools in one row in a box of 280 to 1000 px', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 740 });
  await page.goto('/demo/email');
  await expect(button(page, 'Open in StackBlitz')).toBeVisible();
  for (const width of [280, 320, 360, 440, 441, 520, 619, 620, 700, 760, 880, 1000]) {
    const seen = await box(page).evaluate((element, size) => {
      element.style.inlineSize = `${size}px`;
      const { left, right } = element.getBoundingClientRect();
      const tools = [...element.querySelectorAll('[aria-label]:is(button, a)')]
        .filter((one) => !one.closest('pre'))
        .map((one) => one.getBoundingClientRect());
      const outside = tools.filter((one) => one.left < left || one.right > right).length;
      return { rows: new Set(tools.map(({ top }) => top)).size, outside, count: tools.length };
    }, width);
    expect(seen, `in a box of ${width} px`).toEqual({ rows: 1, outside: 0, count: 9 });
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
    // Not the box model, which the library's own sheet sets. A shadow root has the browser's own styles, and the text of the place where it is.
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
