import { expect, test } from '../siteTest.ts';

// Caused by Storybook 8.6: the manager uses a deprecated API, and the renderer leaves React's test mode on.
test.use({ allowConsole: [/Accessing the Story Store is deprecated|\bact\(/] });
test.skip(({ siteHost }) => siteHost !== 'built', 'the built Storybook');

test('shows the README with its title, without badges and sections left empty', async ({
  page,
}) => {
  await page.goto('/storybook/iframe.html?id=home--docs&viewMode=docs');
  const text = page.locator('.sbdocs-content');
  await expect(text.getByRole('heading', { level: 1 })).toHaveText('rc-select');
  await expect(text.getByRole('heading', { level: 2 })).toHaveText([
    'Start here',
    'README',
    'Feature',
    'Usage',
    'API',
    'License',
  ]);
  await expect(text.getByRole('link', { name: 'Array.sort' })).toBeVisible();
  await expect(text).not.toContainText(/!\[|\]\[|\]\(/);
  await expect(text.getByRole('img')).toHaveCount(0);
});

test('a list of cards begins at the edge, and its cards are level', async ({ page }) => {
  await page.goto('/storybook/iframe.html?id=demo-all-demos--docs&viewMode=docs');
  const list = page.locator('.sbdocs-content ul').first();
  await expect(list).toHaveCSS('padding', '0px');
  const tops = await list
    .getByRole('listitem')
    .evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getBoundingClientRect().top));
  expect(tops[1]).toBe(tops[0]);
});

test('a tick is shown once', async ({ page }) => {
  await page.goto('/storybook/iframe.html?id=keyboard--docs&viewMode=docs');
  const sign = page.getByRole('img', { name: 'passed' }).first().locator('span');
  await expect(sign).toHaveCSS('clip-path', 'inset(50%)');
});

test('shows a demo’s buttons and native fields in the look of the select', async ({ page }) => {
  await page.goto('/storybook/iframe.html?id=demo-single--docs&viewMode=docs');
  const line = 'rgb(201, 208, 216)';
  for (const part of [
    page.getByRole('button', { name: 'destroy' }),
    page.getByRole('combobox', { name: 'native select' }),
  ]) {
    await expect(part).toHaveCSS('border-color', line);
    await expect(part).toHaveCSS('border-radius', '6px');
  }
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('tables have no stripes, and the edges of code are a shade of the page', async ({
    page,
  }) => {
    await page.goto('/storybook/iframe.html?id=api--docs&viewMode=docs');
    const row = page.locator('#select-defaultvalue');
    await expect(row).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(row.locator('code').first()).toHaveCSS('border-color', 'rgb(39, 45, 53)');
  });

  test('a menu has an edge', async ({ page }) => {
    await page.goto('/storybook/?path=/story/demo-multiple-readonly--basic');
    const menu = page.getByTestId('tooltip');
    // Storybook closes its menus while a story loads.
    await expect(async () => {
      if (!(await menu.isVisible()))
        await page.getByRole('button', { name: 'Theme', exact: true }).click();
      await expect(menu).toHaveCSS('box-shadow', /^rgba\(.+ 1px$/, { timeout: 1000 });
    }).toPass();
  });
});

test('has the pages of prose first, then demos by groups, and no translated page', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto('/storybook/?path=/story/demo-email--basic');
  // Components have their own arrows.
  const top = page.locator(
    '[data-item-id][data-parent-id=""], [data-item-id]:not([data-parent-id])',
  );
  await expect(top.first()).toBeVisible({ timeout: 60_000 });
  const names = (await top.allInnerTexts()).map((name) => name.trim());
  expect(names.slice(0, 6)).toEqual([
    'Home',
    'Getting started',
    'API',
    'Playground',
    'Recipes',
    'Guides',
  ]);
  expect(names).not.toContain('zh-CN');
  const groups = [
    'Basics',
    'Search and filter',
    'Remote data',
    'Customizing',
    'Dropdown',
    'States',
  ];
  expect(names.filter((name) => groups.includes(name))).toEqual(groups);
  await page.getByPlaceholder('Find components').fill('示例');
  await expect(page.getByText('No components found')).toBeVisible();
});

test('a play function ends without a message in the console', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/storybook/iframe.html?id=demo-combobox--behavior&viewMode=story');
  const phase = () =>
    page.evaluate(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
      };
      return preview?.currentRender?.phase;
    });
  await expect
    .poll(async () => (await phase()) ?? '', { timeout: 60_000 })
    .toMatch(/^(played|completed|finished)$/);
});
