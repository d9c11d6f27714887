import { expect, test } from '../siteTest.ts';
import { expectFits } from './fixture/expectFits.ts';
import { expectOnTop } from './fixture/expectOnTop.ts';
import { backgrounds, missingPages, pageKinds, windowSizes } from './fixture/pageKinds.ts';
import { bar, heading, mainNav, pagesNav } from './fixture/parts.ts';

test.use({
  javaScriptEnabled: false,
  // With scripts off, Chromium counts their preloads as failed.
  allowFailedRequests: [new RegExp(`/assets/.*\\.js$|${missingPages.source}`)],
});

for (const { path, hasFrame } of pageKinds) {
  test(`${path} can be read at every size, in the theme of the system`, async ({ page }) => {
    await page.goto(path);
    // Without scripts, the not-found page cannot show the address.
    const title = page.getByRole('heading', { level: 1 });
    const isStandalone = path.startsWith('/~demos/demo-');
    for (const size of windowSizes) {
      const where = `${path} at ${size.width} px`;
      await page.setViewportSize(size);
      await expectFits(page, where);
      await expectOnTop(isStandalone ? page.getByRole('button').first() : title, where);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html'), where).toHaveCSS(
          'background-color',
          backgrounds[colorScheme],
        );
      }
      if (!hasFrame) continue;
      const isNarrow = size.width <= 820;
      // Phones have a link to the menu, which contains the navigation.
      if (isNarrow) await bar(page).getByRole('link', { name: 'Menu' }).click();
      const nav = (isNarrow ? pagesNav(page) : mainNav(page)).getByRole('link').first();
      await nav.scrollIntoViewIfNeeded();
      await expectOnTop(nav, `the navigation of ${where}`);
      // Controls that need scripts are hidden.
      await expect(bar(page).getByRole('button', { name: 'Menu' }), where).toBeHidden();
      await expect(bar(page).getByRole('radiogroup'), where).toBeHidden();
      const last = pagesNav(page).getByRole('link').last();
      await expect(last, where).toBeVisible();
      await last.scrollIntoViewIfNeeded();
      await expectOnTop(last, `the last link of the menu of ${where}`);
      await title.scrollIntoViewIfNeeded();
    }
  });
}

test('text, tables, source and chosen values are there, and links work', async ({ page }) => {
  for (const size of windowSizes) {
    await page.setViewportSize(size);
    await page.goto('/');
    await expect(page.getByRole('cell', { name: 'labelInValue' })).toBeVisible();
    await pagesNav(page).getByRole('link', { name: 'single', exact: true }).click();
    await expect(heading(page, 'single')).toBeVisible();
    await expect(page.locator('pre').first()).toContainText("from 'rc-select'");
    await expect(page.locator('.rc-select-selection-item').first()).toHaveText('9-text');
    await page.locator('[rel=next]').click();
    await expect(heading(page, 'multiple')).toBeVisible();
    await pagesNav(page).getByRole('link', { name: 'Home' }).click();
    await expect(heading(page, 'rc-select')).toBeVisible();
  }
});
