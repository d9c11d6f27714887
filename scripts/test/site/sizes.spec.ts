import type { Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';
import { expectFits } from './fixture/expectFits.ts';
import { expectOnTop } from './fixture/expectOnTop.ts';
import { backgrounds, missingPages, pageKinds, windowSizes } from './fixture/pageKinds.ts';
import { bar, heading, mainNav, pagesNav } from './fixture/parts.ts';

/** Up to the first width, the menu is a panel behind a button; up to the second, the contents are folded. */
const PHONE_MAX_PX = 820;
const FOLD_MAX_PX = 1180;

/** Widths on both sides of each limit; 320 and 640 px equal a window of 1280 px at 400 and 200 % zoom. */
const moreSizes = [320, 375, 640, 820, 821, 1024, 1180, 1181, 1920].map((width) => ({
  width,
  height: 800,
}));

test.use({ allowFailedRequests: [missingPages] });

/** Checks that the navigation can be reached; in narrow windows, through the button. */
async function expectNavigation(page: Page, width: number): Promise<void> {
  const at = `at ${width} px`;
  const isNarrow = width <= PHONE_MAX_PX;
  const button = bar(page).getByRole('button', { name: 'Menu' });
  const firstPage = pagesNav(page).getByRole('link').first();
  await expect(button, at).toBeVisible({ visible: isNarrow });
  await expect(mainNav(page), at).toBeVisible({ visible: !isNarrow });
  await expect(pagesNav(page), at).toBeVisible({ visible: !isNarrow });
  if (isNarrow) await button.click();
  await expect(firstPage, at).toBeVisible();
  // The menu scrolls to the current page on its own.
  await firstPage.scrollIntoViewIfNeeded();
  await expectOnTop(firstPage, `the first link of the menu ${at}`);
  if (!isNarrow) {
    await expectOnTop(mainNav(page).getByRole('link').first(), `the navigation ${at}`);
    return;
  }
  await page.keyboard.press('Escape');
  await expect(pagesNav(page), at).toBeHidden();
}

/** Checks that the contents are next to the text if there is room, and folded above it otherwise. */
async function expectContents(page: Page, width: number): Promise<void> {
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents, `at ${width} px`).toHaveCount(1);
  const list = (await contents.boundingBox())!;
  const text = (await page.locator('main .prose').boundingBox())!;
  if (width > FOLD_MAX_PX) {
    expect(list.x, `at ${width} px`).toBeGreaterThanOrEqual(text.x + text.width);
    await expect(contents.getByRole('link').first()).toBeInViewport();
  } else {
    // The fold is next to the heading or, on phones, right above it, so that the heading has the full width.
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(list.y, `at ${width} px`).toBeGreaterThanOrEqual(text.y - list.height - 16);
    const { y, height } = title;
    expect(list.y + list.height / 2, `at ${width} px`).toBeLessThanOrEqual(y + height);
    await expect(contents.getByRole('link').first()).toBeHidden();
    await expect(contents.getByText('On this page')).toBeInViewport();
  }
}

// The dark theme is covered without scripts by script-off.spec.ts, and with axe by frame.a11y.spec.ts.
for (const { path, heading: title, hasFrame } of pageKinds) {
  test(`${path} fits phone, tablet and desktop`, async ({ page }) => {
    await page.setViewportSize(windowSizes[0]);
    await page.goto(path);
    for (const size of [...windowSizes, ...moreSizes]) {
      const { width } = size;
      await page.setViewportSize(size);
      await expectFits(page, `${path} at ${width} px`);
      // A standalone story has a heading for assistive technology only.
      const isStandalone = path.startsWith('/~demos/demo-');
      const readable = isStandalone ? page.getByRole('button').first() : heading(page, title);
      await expectOnTop(readable, `${path} at ${width} px`);
      if (hasFrame) await expectNavigation(page, width);
    }
    await expect(page.locator('html')).toHaveCSS('background-color', backgrounds.light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('background-color', backgrounds.dark);
  });
}

test('the contents are beside the text, or folded at the heading', async ({ page }) => {
  await page.goto('/api');
  for (const size of [...windowSizes, ...moreSizes]) {
    await page.setViewportSize(size);
    await expectContents(page, size.width);
  }
});
