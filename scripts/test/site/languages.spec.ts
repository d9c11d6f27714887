import { expect, test } from '../siteTest.ts';

const languageLink = (name: string) => ({ name, exact: true });

test('a page in Chinese has its frame, its text and its addresses in Chinese', async ({ page }) => {
  await page.goto('/getting-started');
  await page.getByRole('link', languageLink('简体中文')).click();
  await expect(page).toHaveURL(/\/zh-CN\/getting-started$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveTitle('快速上手 - rc-select');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('快速上手');
  const main = page.getByRole('navigation', { name: '主导航' });
  await expect(main.getByRole('link')).toHaveText(['首页', '快速上手', 'API', '示例']);
  const menu = page.getByRole('navigation', { name: '页面' });
  await expect(menu.getByRole('heading').first()).toHaveText('基础用法');
  await expect(page.getByRole('button', { name: '重置', exact: true })).toBeVisible();

  await main.getByRole('link', { name: 'API' }).click();
  await expect(page).toHaveURL(/\/zh-CN\/api$/);
  await expect(page.locator('#select-disabled')).toContainText('是否禁用。');
  await page.getByRole('link', languageLink('English')).click();
  await expect(page).toHaveURL(/\/api$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a demo that is not translated is English in a Chinese frame, and its links stay there', async ({
  page,
}) => {
  await page.goto('/zh-CN/demo/single');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const text = page.locator('.prose');
  await expect(text).toHaveAttribute('lang', 'en');
  await expect(text.getByRole('heading', { level: 1 })).toContainText('single');
  const copy = text.getByRole('button', { name: '复制代码' });
  expect(await copy.evaluate((button) => button.closest('[lang]')?.getAttribute('lang'))).toBe(
    'zh-CN',
  );
  const properties = page.getByRole('region', { name: '本页用到的属性' }).first();
  await expect(properties).toContainText('单选时是否显示搜索框。');
  await properties.getByRole('link', { name: 'showSearch' }).click();
  await expect(page).toHaveURL(/\/zh-CN\/api#select-showsearch$/);
});

test('the search of a Chinese page finds Chinese text and opens Chinese pages', async ({
  page,
}) => {
  await page.goto('/zh-CN/api');
  const field = page.getByRole('combobox', { name: '搜索' });
  await field.fill('禁用');
  const results = page.getByRole('listbox', { name: '搜索结果' }).getByRole('option');
  await expect(results.first()).toHaveAttribute('href', /^\/zh-CN\//);
  await expect(results.filter({ hasText: 'disabled' }).first()).toBeVisible();
  await field.fill('没有这样的东西');
  await expect(page.getByRole('status').filter({ hasText: '没有找到' })).toBeVisible();
  await field.fill('onSearch');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/zh-CN\/api#select-onsearch$/);
});

test('an unknown address below the prefix is not found in Chinese', async ({ page }) => {
  await page.goto('/zh-CN/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});
test.use({ allowFailedRequests: [/\/zh-CN\/nowhere$/] });

test.describe('the built pages', () => {
  test.skip(({ siteHost }) => siteHost !== 'built', 'heads are complete in builds only');

  const linksOf = async (get: (path: string) => Promise<string>, path: string) =>
    [
      ...(await get(path)).matchAll(
        /<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)">/g,
      ),
    ].map(([, rel, lang, href]) => [lang ?? rel, href]);

  test('name their translations, and a page that has none names its original', async ({
    request,
  }) => {
    const get = async (path: string) => (await request.get(path)).text();
    const both = [
      ['en', '/api'],
      ['zh-CN', '/zh-CN/api'],
      ['x-default', '/api'],
    ];
    expect(await linksOf(get, '/api')).toEqual([['canonical', '/api'], ...both]);
    expect(await linksOf(get, '/zh-CN/api')).toEqual([['canonical', '/zh-CN/api'], ...both]);
    expect(await linksOf(get, '/demo/tags')).toEqual([['canonical', '/demo/tags']]);
    expect(await linksOf(get, '/zh-CN/demo/tags')).toEqual([['canonical', '/demo/tags']]);
  });

  test('send English readers no Chinese texts', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await page.goto('/demo/single');
    const code = (await Promise.all(scripts)).join('\n');
    expect(code).toContain('Skip to content');
    // The language switch names the language.
    expect(code.replaceAll('简体中文', '')).not.toMatch(/[\u4e00-\u9fff]/);
  });
});
