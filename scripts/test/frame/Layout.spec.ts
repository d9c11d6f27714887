import type { Page } from '@playwright/test';
import { paintTwice } from '../paintTwice.ts';
import { expect, test } from '../siteTest.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Menu' });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

async function open(page: Page) {
  await expect(page.getByRole('radio', { name: 'Auto', includeHidden: true })).toBeChecked();
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
}

async function expectClosed(page: Page) {
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(pages(page)).toBeHidden();
}

/** Whether the focus is in the panel: in the bar or in the menu below. */
const isInPanel = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('header, [data-menu-box]') !== null);

test.describe('the menu panel of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test.beforeEach(async ({ page }) => {
    await page.goto('/demo/single');
  });

  test('is closed at first, and holds theme, Storybook and pages, no link twice', async ({
    page,
  }) => {
    await expectClosed(page);
    await open(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Repository' })).toHaveCount(1);
    const links = page.locator('[data-menu-box]').getByRole('link');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(addresses).toEqual([...new Set(addresses)]);
    await expect(pages(page).locator('[aria-current=page]')).toBeInViewport();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-site-theme', 'dark');
    await expect(page.getByRole('link', { name: 'Storybook' }).first()).toBeVisible();
    await expect(pages(page).getByRole('link')).toHaveCount(40);
  });

  test('keeps the focus, forwards and backwards', async ({ page }) => {
    await open(page);
    const seen = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let i = 0; i < 64; i += 1) {
        await page.keyboard.press(key);
        expect(await isInPanel(page), `${key} ${i + 1}`).toBe(true);
        seen.add(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
      }
    }
    expect(seen).toContain('update-option');
    expect(seen).toContain('Home');
  });

  test('makes the page behind it inert', async ({ page }) => {
    await open(page);
    await expect(page.locator('[inert] main')).toHaveCount(1);
    await page.getByRole('main').focus();
    expect(await isInPanel(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('closes by Escape or a click outside, and returns the focus', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(button(page)).toBeFocused();
    await open(page);
    await page.mouse.click(350, 600);
    await expectClosed(page);
    await expect(button(page)).toBeFocused();
    await expect(page).toHaveURL('/demo/single');
  });

  test('closes when a page is chosen or the reader goes back, and focuses the page', async ({
    page,
  }) => {
    // A page whose demo does not take the focus.
    await page.goto('/demo/email');
    await open(page);
    await pages(page).getByRole('link', { name: 'tags', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'tags' })).toBeVisible();
    await expectClosed(page);
    await expect(page.getByRole('main')).toBeFocused();
    await open(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'email' })).toBeVisible();
    await expectClosed(page);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('closes when the current page is chosen', async ({ page }) => {
    await open(page);
    await pages(page).getByRole('link', { name: 'single', exact: true }).click();
    await expectClosed(page);
  });

  test('closes when the window gets wide', async ({ page }) => {
    await open(page);
    await page.setViewportSize({ width: 1000, height: 740 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
  });

  test('does not let the page scroll, nor move it', async ({ page }) => {
    await page.evaluate(() => window.scrollTo(0, 300));
    await open(page);
    await page.mouse.move(350, 600);
    await page.mouse.wheel(0, 500);
    // Once the menu has scrolled for the second turn of the wheel, the first one is done.
    const menu = page.locator('[data-menu-box]');
    const before = await menu.evaluate((element) => (element.scrollTop = 0));
    await page.mouse.move(100, 600);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => menu.evaluate((element) => element.scrollTop)).toBeGreaterThan(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });
});

test('text, menu and contents keep their widths', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/');
  const box = async (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width);
  expect(await box('.prose')).toBe(760);
  expect(await box('[data-menu-box]')).toBe(256);
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeInViewport();
  await page.setViewportSize({ width: 1180, height: 900 });
  await expect(pages(page)).toBeVisible();
  await page.setViewportSize({ width: 820, height: 900 });
  await expect(pages(page)).toBeHidden();
});

test('rows of a table are blocks on a phone, so that nothing of them is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/#select-props');
  const box = page.locator('.table-box').first();
  await expect(box).toBeInViewport();
  const widths = await box.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(widths[0]).toBe(widths[1]);
  const [name, description] = await Promise.all(
    [0, 1].map((cell) => box.locator('tbody tr').first().locator('td').nth(cell).boundingBox()),
  );
  expect(description?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 1);
});

test('the style sheets apply in the order of their layers, whichever comes first', async ({
  page,
}) => {
  for (const path of ['/', '/demo/single']) {
    await page.goto(path);
    const link = pages(page).locator('a:not([aria-current])').first();
    await expect(link).toHaveCSS('color', 'rgb(86, 96, 108)');
    await expect(link).toHaveCSS('text-decoration-line', 'none');
  }
});

test('the bar takes the focus without moving the page', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('banner').getByRole('link', { name: 'Demo' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'API' })).toBeFocused();
  await paintTwice(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('the bar does not cover what the keyboard reaches', async ({ page }) => {
  await page.goto('/');
  await page.locator('main [rel=next]').focus();
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.closest('main') ? element.getBoundingClientRect().bottom : Infinity;
    });
    expect(top, `stop ${i + 1}`).toBeGreaterThan(56 + 16);
  }
});

test('a table row that the hash names is marked', async ({ page }) => {
  await page.goto('/#select-props-allowclear');
  const cell = page.locator('#select-props-allowclear td').first();
  await expect(cell).toBeInViewport();
  await expect(cell).toHaveCSS('background-color', 'rgb(233, 239, 252)');
});

test('prints the text only, in light colours', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/demo/single');
  await expect(page.getByRole('heading', { level: 1, name: 'single' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(pages(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(22, 25, 29)');
});

test('with reduced motion nothing of the frame moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('.site, .site *')].filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return parseFloat(transitionDuration) > 0 || animationName !== 'none';
      }).length,
  );
  expect(moving).toBe(0);
});

test('has no edit links without the address of its own repository', async ({ page }) => {
  for (const path of ['/', '/demo/multiple-readonly']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Edit (this page|source)/ })).toHaveCount(0);
  }
});

test('a story that turns the document around or gives it a class does so to stories only, while they are there', async ({
  page,
}) => {
  await page.goto('/demo/tags');
  const html = page.locator('html');
  const story = page.locator('[data-story]').first();
  await expect(story).toHaveAttribute('data-live');
  const left = async () => {
    const box = await page.getByRole('banner').getByRole('link').first().boundingBox();
    return box?.x;
  };
  const before = await left();
  const own = await html.getAttribute('class');
  await page.evaluate(() => {
    const { documentElement, body } = document;
    documentElement.dir = 'rtl';
    documentElement.className = 'dark';
    documentElement.dataset.theme = 'dark';
    documentElement.lang = 'xx';
    body.className = 'dark';
  });
  expect(await left()).toBe(before);
  await expect(story).toHaveCSS('direction', 'rtl');
  await expect(page.locator('main')).toHaveCSS('direction', 'ltr');

  await page.getByRole('combobox', { name: 'Search' }).fill('getting started');
  await page.getByRole('option').first().click();
  await expect(page.locator('h1')).toHaveText('Getting started');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).not.toHaveAttribute('dir', 'rtl');
  await expect(html).not.toHaveAttribute('data-theme');
  expect(await html.getAttribute('class')).toBe(own);
  await expect(page.locator('body')).not.toHaveAttribute('class', 'dark');
});
