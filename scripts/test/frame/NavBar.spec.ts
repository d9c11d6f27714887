import { paintTwice } from '../paintTwice.ts';
import { expect, test } from '../siteTest.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/demo/tags');
});

test('the bar stays at the top of a scrolled page', async ({ page }) => {
  const bar = page.getByRole('banner');
  await expect(bar).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeInViewport();
  expect(await bar.evaluate((element) => element.getBoundingClientRect().height)).toBe(56);
});

test('logo and navigation open Home and Demo, and mark the section', async ({ page }) => {
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveText(['Home', 'Getting started', 'API', 'Demo']);
  await expect(nav.locator('[aria-current]')).toHaveText(['Demo']);
  const home = page.getByRole('banner').getByRole('link', { name: 'rc-select 14.0.5' });
  await expect(home).toHaveAttribute('href', '/');
  await home.click();
  await expect(page.getByRole('heading', { level: 1, name: 'rc-select' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(nav.locator('[aria-current=page]')).toHaveText(['Home']);
  await nav.getByRole('link', { name: 'Demo' }).click();
  await expect(page).toHaveURL('/demo/all-demos');
  await expect(nav.locator('[aria-current]')).toHaveText(['Demo']);
  await nav.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('search, theme and repository are there, and no language with one; Storybook is below the menu', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
  await expect(bar.getByRole('combobox', { name: 'Search' })).toBeVisible();
  await expect(bar.getByRole('combobox', { name: 'Language' })).toHaveCount(0);
  const repository = bar.getByRole('link', { name: 'Repository' });
  await expect(repository).toHaveAttribute('href', 'https://github.com/react-component/select');
  await expect(repository).toHaveAttribute('rel', /noopener/);
  await expect(bar.getByRole('link', { name: 'Storybook' })).toHaveCount(0);
  const link = page.locator('[data-menu-box]').getByRole('link', { name: 'Storybook' });
  await expect(link).toHaveAttribute('href', '/storybook/');
});

test.describe('with the keyboard', () => {
  test('the skip link comes first and skips the frame', async ({ page }) => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    const isInText = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(isInText).toBe(true);
  });

  test('Tab follows the visible order of the bar, and every stop shows it', async ({ page }) => {
    const names: string[] = [];
    for (let i = 0; i < 15; i += 1) {
      await page.keyboard.press('Tab');
      const { name, hasRing } = await page.evaluate(() => {
        const ring = (element: Element | null | undefined) => {
          if (!element) return false;
          const { outlineStyle, boxShadow } = getComputedStyle(element);
          return outlineStyle !== 'none' || boxShadow !== 'none';
        };
        const element = document.activeElement;
        return {
          name: element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '',
          hasRing: ring(element) || ring(element?.parentElement),
        };
      });
      names.push(name);
      expect(hasRing, `stop ${i + 1}: ${name}`).toBe(true);
    }
    const expected = [
      'Skip to content',
      'rc-select14.0.5',
      'Home',
      'Getting started',
      'API',
      'Demo',
      'Search',
      'Auto',
    ];
    const order = names.filter((name) => [...expected, 'Repository'].includes(name));
    // The side menu, which comes next, has a link with the same name.
    expect(order.slice(0, expected.length + 1)).toEqual([...expected, 'Repository']);
  });
});

test('the navigation has one line, and the title is whole', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Main' }).getByRole('list');
  const title = page.getByRole('banner').getByText('rc-select', { exact: true });
  for (const width of [860, 900, 1020, 1024, 1140, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await nav.boundingBox())?.height, `at ${width} px`).toBeLessThan(40);
    const isWhole = await title.evaluate((part) => part.scrollWidth <= part.clientWidth);
    expect(isWhole, `at ${width} px`).toBe(true);
  }
});

test('nothing of the bar is cut off where it is narrow', async ({ page }) => {
  for (const width of [360, 600, 820, 821, 900, 1024, 1180, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.getByRole('banner').evaluate((bar) => {
      const right = bar.getBoundingClientRect().right;
      return [...bar.querySelectorAll('a, button, input')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .filter((element) => element.getBoundingClientRect().right > right)
        .map((element) => element.outerHTML.slice(0, 80));
    });
    expect(overflow, `at ${width} px`).toEqual([]);
  }
});

for (const [font, spacing] of [
  ['narrow', '-0.06em'],
  ['very wide', '0.4em'],
]) {
  test(`the bar holds with a ${font} font at any width`, async ({ page }) => {
    await page.addStyleTag({ content: `* { letter-spacing: ${spacing} !important }` });
    for (let width = 280; width <= 1600; width += 20) {
      await page.setViewportSize({ width, height: 800 });
      await paintTwice(page);
      const found = await page.getByRole('banner').evaluate((bar) => {
        // Links that do not fit into the bar can be reached, too.
        const isSeenWithFocus = (link: HTMLElement | null) => {
          link?.blur();
          link?.focus();
          const { left = -1, right = 0 } = link?.getBoundingClientRect() ?? {};
          return left >= 0 && right <= innerWidth;
        };
        const boxes = [...bar.querySelectorAll('header > *, nav, nav + * > *')]
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect())
          .filter(({ width: size }) => size > 1);
        const tops = [...bar.querySelectorAll('nav li')].map((item) =>
          item.getBoundingClientRect(),
        );
        return {
          height: bar.getBoundingClientRect().height,
          lines: new Set(tops.map(({ top }) => top)).size,
          cut: boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length,
          isNameWhole: [...bar.querySelectorAll('[data-fits]')]
            .slice(0, 1)
            .every((name) => name.scrollWidth <= name.clientWidth),
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          isLastSeen:
            innerWidth <= 820 || isSeenWithFocus(bar.querySelector('nav li:last-child a')),
        };
      });
      expect(found, `at ${width} px`).toEqual({
        height: 56,
        lines: 1,
        cut: 0,
        isNameWhole: true,
        sideways: 0,
        isLastSeen: true,
      });
    }
  });
}
