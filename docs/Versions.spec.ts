import { expect, test } from '../scripts/test/siteTest.ts';
import type { VersionResult } from '../scripts/test-library/mergeVersion.ts';
import results from './versions.json' with { type: 'json' };

const all: [string, VersionResult][] = Object.entries(results);
const versions = all.filter(([version]) => !version.startsWith('@'));
const [[successor, { demos: tried, failures: faults }]] = all.filter(([version]) =>
  version.startsWith('@'),
) as [[string, VersionResult]];
const failures = versions.flatMap(([, result]) => result.failures);
const demos = [...new Set(versions.flatMap(([, result]) => result.demos))];

test.describe('without script', () => {
  // Chromium counts the preloads of scripts as failed where it may run none.
  test.use({ javaScriptEnabled: false, allowFailedRequests: [/\/assets\/.*\.js$/] });

  test('the page says of each demo whether it works with each version, and why not', async ({
    page,
  }) => {
    await page.goto('/versions');
    const table = page.getByRole('region', { name: 'Table: Versions' });
    await expect(table.getByRole('columnheader')).toHaveCount(versions.length + 1);
    const works = page.getByRole('paragraph').filter({ hasText: 'demos work with all' });
    for (const demo of demos) {
      const link = { name: demo, exact: true };
      if (!failures.some((failure) => failure.demo === demo)) {
        await expect(works.getByRole('link', link)).toBeVisible();
        continue;
      }
      const row = table.getByRole('row').filter({ has: page.getByRole('link', link) });
      await expect(row.getByRole('img', { name: /^(works|fails)$/ })).toHaveCount(versions.length);
      const failing = versions.filter(([, result]) =>
        result.failures.some((failure) => failure.demo === demo),
      );
      const sentences = row.getByRole('cell').filter({ hasText: /^✕ \S.*\./ });
      await expect(sentences).toHaveCount(failing.length);
    }
    // What a compiler or a minified test says is for nobody.
    await expect(table).not.toContainText(/TS\d|expect\(|IntrinsicAttributes/);
    const links = table.locator('a[href*="?path=/story/"]');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    const stories = failures.flatMap(({ story }) =>
      story ? [`/storybook/?path=/story/${story}`] : [],
    );
    expect(addresses.sort()).toEqual(stories.sort());
    await expect(table.getByRole('listitem', { includeHidden: true })).toHaveCount(failures.length);
  });
});

test('the page says how each demo does with the package that continues rc-select', async ({
  page,
}) => {
  await page.goto('/versions');
  await expect(page.getByRole('heading', { name: '@rc-component/select' })).toBeVisible();
  const version = successor.split('@').at(-1) ?? '';
  await expect(page.locator('.prose')).toContainText(`${version} was released`);
  const items = page.locator('.prose h2 ~ ul').first().getByRole('listitem');
  await expect(items.getByRole('link')).toHaveCount(tried.length);
  const working = tried.filter((demo) => !faults.some((fault) => fault.demo === demo));
  await expect(items.first().getByRole('link')).toHaveText(working);
});

// In development such an address is opened by SandboxTool.spec.ts.
test('a step leads to its story in Storybook', async ({ page }) => {
  await page.goto('/versions');
  const link = page.locator('a[href*="?path=/story/"]').first();
  const story = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  await page.locator('.prose details').first().locator('summary').click();
  await link.click();
  await expect(page.locator(`[data-item-id="${story}"]`)).toBeVisible({ timeout: 60_000 });
});
