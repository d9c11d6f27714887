import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demoNames } from '../../.storybook/router/demoNames.ts';
import { expect, test } from '../../scripts/test/siteTest.ts';

/** Frame, demo box and prose: WCAG 2.2 AA and best practice. What stands on the stage, and its popups, is rc-select's own. */
async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .exclude('[data-stage]')
    .exclude('.rc-select-dropdown')
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in ${theme}`, () => {
    test.use({ colorScheme: theme, allowFailedRequests: [/\/nowhere$/] });

    for (const path of ['/', '/demo/tags', '/nowhere']) {
      for (const width of [360, 1280]) {
        test(`${path} at ${width} px has no violation`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await violations(page)).toEqual([]);
        });
      }
    }

    test('no demo page has a violation', async ({ page, siteHost }) => {
      test.skip(siteHost === 'dev', 'the same pages, and half a minute more');
      test.setTimeout(240_000);
      for (const name of demoNames) {
        await page.goto(`/demo/${name}`);
        expect(await violations(page), name).toEqual([]);
      }
    });

    test('the open menu panel has no violation', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/demo/tags');
      await expect(page.getByRole('radio', { name: 'Auto', includeHidden: true })).toBeChecked();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
