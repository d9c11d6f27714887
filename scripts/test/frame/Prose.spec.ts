import { expect, test } from '../siteTest.ts';

const BAR_PX = 56;

test('short code in a sentence is never broken', async ({ page }) => {
  await page.goto('/demo/tags');
  const chip = page.locator('.prose p code', { hasText: '+ N ...' }).first();
  for (let width = 320; width <= 1280; width += 24) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await chip.evaluate((code) => code.getClientRects().length);
    expect(lines, `at ${width} px`).toBe(1);
  }
});

for (const width of [360, 1024])
  test(`the bar does not cut the heading above the one that the hash names, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/#select-props');
    const top = async (id: string) => (await page.locator(`#${id}`).boundingBox())?.y;
    await expect.poll(() => top('select-props')).toBeCloseTo(100, -1);
    expect(await top('api')).toBeGreaterThan(BAR_PX);
  });

test('no table of properties is wider than its place', async ({ page }) => {
  for (const path of ['/', '/api', '/playground', '/accessibility']) {
    await page.goto(path);
    for (const width of [360, 641, 768, 821, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const tooWide = await page
        .locator('.table-box')
        .evaluateAll((boxes) =>
          boxes
            .filter((box) => box.scrollWidth > box.clientWidth)
            .map((box) => box.getAttribute('aria-label')),
        );
      expect(tooWide, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a table is a stop of Tab only where nothing in it is one', async ({ page }) => {
  const stops = new Set<boolean>();
  for (const path of ['/', '/api', '/keyboard', '/versions', '/guides/long-lists']) {
    await page.goto(path);
    const boxes = await page.locator('main .table-box').evaluateAll((found) =>
      found.map((box) => ({
        isStop: (box as HTMLElement).tabIndex === 0,
        hasLinks: box.querySelector('a[href], input, button') !== null,
      })),
    );
    for (const { isStop, hasLinks } of boxes) {
      expect(isStop, path).toBe(!hasLinks);
      stops.add(isStop);
    }
  }
  expect(stops).toEqual(new Set([true, false]));
});

test('a linked property is highlighted whole, with its types, in a table and in blocks', async ({
  page,
}) => {
  await page.goto('/api#select-onselect');
  const background = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const linked = await background('#select-onselect');
    expect(linked, `at ${width} px`).not.toBe(await background('#select-value'));
    expect(await background('#select-onselect-types'), `at ${width} px`).toBe(linked);
  }
});

test('the longest type of the API page has few lines, and its tables can be filtered', async ({
  page,
}) => {
  await page.goto('/api');
  const type = page.locator('#select-onselect [data-cell=type] code');
  const lines = await type.evaluate((code) => code.getClientRects().length);
  expect(lines).toBeLessThanOrEqual(4);

  // Even while filtered, it shows the target of a link.
  await page.getByRole('searchbox', { name: 'Filter properties' }).fill('onselect');
  await expect(page.locator('[data-property]:visible')).toHaveCount(1);
  await expect(page.locator('.prose h2:visible')).toHaveText([/^Options/]);
  await page.getByRole('navigation', { name: 'On this page' }).getByText('Tags').click();
  await expect(page.getByRole('heading', { name: 'Tags' })).toBeInViewport();
});
