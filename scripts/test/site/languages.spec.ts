import { resolve } from 'node:path';
import { readBuiltPages } from '../readBuiltPages.ts';
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
  await expect(menu.getByRole('heading').first()).toHaveText('指南');
  await expect(page.getByRole('button', { name: '更多', exact: true })).toBeVisible();

  await main.getByRole('link', { name: 'API' }).click();
  await expect(page).toHaveURL(/\/zh-CN\/api$/);
  await expect(page.locator('#select-disabled')).toContainText('禁用选择器。');
  await page.getByRole('link', languageLink('English')).click();
  await expect(page).toHaveURL(/\/api$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the playground in Chinese has its fields and what they are about in Chinese', async ({
  page,
}) => {
  await page.goto('/zh-CN/playground');
  await expect(page.locator('[data-untranslated]')).toHaveCount(0);
  await expect(page.locator('nav a[aria-current=page]', { hasText: '演练场' })).toBeVisible();
  const rows = page.locator('[data-property]');
  const english = rows.locator('td:nth-child(2)').filter({ hasNotText: /[\u4e00-\u9fff]/ });
  await expect(english).toHaveCount(0);
  await expect(page.locator('th[scope=colgroup]')).toHaveText([
    '值 15',
    '选项 7',
    '搜索 12',
    '下拉列表 17',
    '标签 6',
    '图标 5',
    '焦点、键盘与鼠标 9',
    '无障碍 2',
  ]);
  await page.getByRole('switch', { name: 'disabled', exact: true }).click();
  await expect(page.getByRole('combobox', { name: '水果' })).toBeDisabled();
  await expect(page.getByText('已修改 1 个属性值。')).toBeVisible();
  await page.getByRole('searchbox', { name: '筛选属性' }).fill('搜索');
  await expect(page.getByRole('status').getByText(/^\d+ \/ \d+ 个属性$/)).toBeVisible();
});

test('a demo in Chinese has its box and its properties in Chinese', async ({ page }) => {
  await page.goto('/zh-CN/demo/single');
  const text = page.locator('.prose');
  await expect(text.getByRole('heading', { level: 1 })).toContainText('single');
  await expect(text).toContainText('带有搜索和清除图标');
  const copy = text.getByRole('button', { name: '复制代码' });
  expect(await copy.evaluate((button) => button.closest('[lang]')?.getAttribute('lang'))).toBe(
    'zh-CN',
  );
  const properties = page.getByRole('region', { name: '本页用到的属性' }).first();
  await expect(properties).toContainText('单选模式下允许输入文本来筛选列表');
  await properties.getByRole('link', { name: 'showSearch' }).click();
  await expect(page).toHaveURL(/\/zh-CN\/api#select-showsearch$/);
  await page.goto('/zh-CN/demo/multiple');
  await expect(text.locator('[data-setup]').first()).toHaveAccessibleName(/行前置代码$/);
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

test('the search of a Chinese page leads from the words that readers know to the right page', async ({
  page,
}) => {
  await page.goto('/zh-CN');
  const field = page.getByRole('combobox', { name: '搜索' });
  const first = page.getByRole('listbox', { name: '搜索结果' }).getByRole('option').first();
  for (const [query, path] of [
    ['服务器', '/zh-CN/guides/load-options-from-a-server'],
    ['远程加载', '/zh-CN/guides/load-options-from-a-server'],
    ['一万', '/zh-CN/guides/long-lists'],
    ['虚拟滚动', '/zh-CN/guides/long-lists'],
    ['样式', '/zh-CN/guides/style-it'],
    ['表单', '/zh-CN/guides/use-it-in-a-form'],
    ['升级', '/zh-CN/guides/requirements-and-upgrading'],
    ['类型', '/zh-CN/guides/typescript'],
    ['无障碍', '/zh-CN/accessibility'],
    ['键盘', '/zh-CN/keyboard'],
  ] as const) {
    await field.fill(query);
    await expect.soft(first, query).toHaveAttribute('href', path);
  }
});

test('an unknown address below the prefix is not found in Chinese', async ({ page }) => {
  await page.goto('/zh-CN/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到页面');
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

  test('name their translations', async ({ request }) => {
    const get = async (path: string) => (await request.get(path)).text();
    const both = [
      ['en', '/api'],
      ['zh-CN', '/zh-CN/api'],
      ['x-default', '/api'],
    ];
    expect(await linksOf(get, '/api')).toEqual([['canonical', '/api'], ...both]);
    expect(await linksOf(get, '/zh-CN/api')).toEqual([['canonical', '/zh-CN/api'], ...both]);
  });

  test('have no English paragraph among the Chinese ones, and no link from these to an English page', async ({
    page,
  }) => {
    const built = await readBuiltPages(resolve(process.env.OUT_DIR ?? 'dist'));
    const files = built.filter(({ file, kind }) => kind === 'page' && file.startsWith('zh-CN/'));
    expect(files.length).toBeGreaterThan(30);
    await page.goto('/zh-CN');
    const english = await page.evaluate(
      async (addresses) => {
        const texts: string[] = [];
        for (const address of addresses) {
          const html = await (await fetch(address)).text();
          const document = new DOMParser().parseFromString(html, 'text/html');
          for (const link of document.querySelectorAll('.prose a:not([lang=en] *)')) {
            const path = link.getAttribute('href')?.replace(/[#?].*/, '') ?? '';
            if (path && addresses.includes(`/zh-CN${path}/`)) texts.push(`${address}: ${path}`);
          }
          for (const element of document.querySelectorAll('p, li, figcaption, th, h1, h2, h3')) {
            const text = element.textContent.trim();
            const isEnglish = text.split(/\s+/).length > 3 && !/[\u4e00-\u9fff]/.test(text);
            // Text marked as English, stories, and names of tests.
            const isMeant = element.matches('[lang=en] *, [data-story] *, :has([lang=en])');
            if (isEnglish && !isMeant) texts.push(`${address}: ${text}`);
          }
        }
        return texts;
      },
      files.map(({ file }) => `/${file.replace(/index.html$/, '')}`),
    );
    expect(english).toEqual([]);
  });

  test('send English readers no Chinese texts', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await page.goto('/demo/single');
    const code = (await Promise.all(scripts)).join('\n');
    expect(code).toContain('Skip to content');
    // The language switch contains the language's name.
    expect(code.replaceAll('简体中文', '')).not.toMatch(/[\u4e00-\u9fff]/);
  });
});
