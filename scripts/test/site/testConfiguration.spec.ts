import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent, readSitemap } from '../checkContent.ts';
import { checkLinks } from '../checkLinks.ts';
import { readBuiltPages } from '../readBuiltPages.ts';
import { waitUntilInteractive } from '../waitUntilInteractive.ts';
import { otherConfig, otherFiles } from './fixture/otherSite.ts';
import { editStory, setArgs } from './fixture/foreignStory.ts';
import { expect, otherSiteTest } from './fixture/otherSiteTest.ts';
import { bar, choose, heading, mainNav, pagesNav } from './fixture/parts.ts';

const test = otherSiteTest(otherConfig, otherFiles);

// In sequence, since each worker would build its own site.
test.describe.configure({ mode: 'default' });

test('a site in a folder of its host has working links and whole pages', async ({
  site: { dir },
}) => {
  const { base = '/', siteUrl } = otherConfig;
  const pages = await readBuiltPages(dir);
  const sitemap = readSitemap(await readFile(join(dir, 'sitemap.xml'), 'utf8'));
  expect(existsSync(join(dir, 'forms/field.html'))).toBe(true);
  expect(await checkLinks(dir, { base, siteUrl })).toEqual({ site: [], stories: [] });
  expect(checkContent(pages, { base, siteUrl, sitemap })).toEqual([]);
  expect(pages.map(({ kind }) => kind)).toContain('untranslated page');
  const report = await readFile(join(dir, 'storysite.json'), 'utf8');
  expect(report).not.toContain('lacks texts');
});

test('navigation and redirects stay in the folder and keep the suffix', async ({ page }) => {
  await page.goto('forms/field.html');
  await expect(pagesNav(page).locator('[aria-current=page]')).toHaveText('Field');
  await pagesNav(page).getByRole('link', { name: 'Guide' }).click();
  await expect(heading(page, 'Guide')).toBeAttached();
  await expect(page).toHaveURL('guide.html');
  await page.goto('demo.html');
  await expect(page).toHaveURL('forms/field.html');
});

test.describe('three languages', () => {
  /** Untranslated pages exist in every language, with their original text. */
  const untranslated = ['Field', 'broken', 'late', 'torn'];

  test('the path picks locale, navigation and menu', async ({ page }) => {
    await page.goto('guide.html');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const homeLink = mainNav(page).getByRole('link', { name: 'Home' });
    await expect(homeLink).toHaveAttribute('href', '/harbour/');
    await expect(pagesNav(page).getByRole('link')).toHaveText([
      'Home',
      // In Storybook's order.
      'Guide',
      'README',
      'Field',
      'broken',
      'late',
      'torn',
    ]);

    await page.goto('zh-CN/guide.html');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(mainNav(page).getByRole('link')).toHaveText(['首页', '指南', '英文']);
    await expect(mainNav(page).locator('[aria-current=page]')).toHaveText('指南');
    // The home page comes first, regardless of its title.
    await expect(pagesNav(page).getByRole('link')).toHaveText([
      '首页',
      '指南',
      'README',
      '选项',
      ...untranslated,
    ]);
    await expect(pagesNav(page).locator('[aria-current=page]')).toHaveText('指南');
    await expect(
      bar(page)
        .getByRole('link', { name: /Harbour/ })
        .first(),
    ).toHaveAttribute('href', '/harbour/zh-CN.html');
    const pager = page.getByRole('navigation', { name: '上一页与下一页' });
    await expect(pager.getByRole('link')).toHaveText([/首页/, /README/]);

    // The footer's override extends the default part.
    await expect(page.getByText(' of Harbour')).toBeVisible();
    // With a repository on GitLab, edit links point there and there is no star badge; the copy has no history.
    await expect(page.getByRole('link', { name: '去 GitLab 编辑' })).toHaveAttribute(
      'href',
      'https://gitlab.com/example/harbour-docs/-/edit/main/site/docs/zh-CN/guide.mdx',
    );
    const repository = page.getByRole('link', { name: '代码仓库' });
    await expect(repository).toHaveAttribute('href', 'https://gitlab.com/example/harbour');
    await expect(page.getByRole('link', { name: /Star 数/ })).toHaveCount(0);
    await expect(page.getByText('最近更新于')).toHaveCount(0);
  });

  test('a page whose address is not ASCII is current in its menu, after a load and after a navigation', async ({
    page,
  }) => {
    await page.goto('zh-CN/%E9%80%89%E9%A1%B9.html');
    await expect(pagesNav(page).locator('[aria-current=page]')).toHaveText('选项');
    await choose(page, '指南');
    await expect(heading(page, '指南')).toBeVisible();
    await choose(page, '选项');
    await expect(heading(page, '选项')).toBeVisible();
    await expect(pagesNav(page).locator('[aria-current=page]')).toHaveText('选项');
  });

  test('the switch is a list that keeps page and hash', async ({ page }) => {
    await page.goto('guide.html#install');
    const list = bar(page).getByRole('combobox', { name: /^(Language|اللغة)$/ });
    await expect(list.getByRole('option')).toHaveText(['English', '简体中文', 'العربية']);
    await expect(list).toHaveValue('en');
    await list.selectOption('العربية');
    await expect(page).toHaveURL('ar/guide.html#install');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(list).toHaveValue('ar');
    await expect(page.locator('#install')).toBeInViewport();
    // The texts of the configuration are not all; others are the theme's, and the navigation is the site's.
    await expect(page.getByRole('combobox', { name: 'ابحث هنا' })).toBeVisible();
    await expect(mainNav(page).getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(pagesNav(page).getByRole('link')).toHaveText([
      'الرئيسية',
      'الدليل',
      'README',
      ...untranslated,
    ]);
  });

  test('a link into the other language changes that of everything', async ({ page }) => {
    await page.goto('zh-CN.html');
    await mainNav(page).getByRole('link', { name: '英文' }).click();
    await expect(heading(page, 'Guide')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(mainNav(page).getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(pagesNav(page).getByRole('link').first()).toHaveText('Home');
    await expect(bar(page).getByRole('combobox', { name: 'Language' })).toHaveValue('en');
    // It is a new document, since the address would not match the HTML that React hydrates.
    await waitUntilInteractive(page);
    await page.goBack();
    await expect(heading(page, '首页')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });

  test('the menu of a phone has the switch, and links that lead elsewhere', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('zh-CN/guide.html');
    await page.getByRole('button', { name: '菜单' }).click();
    await expect(mainNav(page).getByRole('link')).toHaveText(['英文']);
    await page.getByRole('combobox', { name: '语言' }).selectOption('English');
    await expect(page).toHaveURL('guide.html');
  });
});

test('a navigation entry with nested entries opens a menu', async ({ page }) => {
  await page.goto('forms/field.html');
  const more = mainNav(page).getByRole('button', { name: 'More' });
  const guide = mainNav(page).getByRole('link', { name: 'Guide' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(guide).toBeHidden();
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  const forum = mainNav(page).getByRole('link', { name: 'Forum' });
  await expect(forum).toHaveAttribute('href', 'https://forum.example.com/');
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(guide).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Guide')).toBeVisible();
  await expect(guide).toBeHidden();
});

test('a home page shows the hero and the features of its front matter, and no other does', async ({
  page,
}) => {
  await page.goto('');
  await expect(page).toHaveTitle('Harbour - A field for every form');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Choose well']);
  const hero = page.getByRole('region', { name: 'Choose well' });
  await expect(hero.getByText('A field for every form.')).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Source' })).toHaveAttribute('rel', 'noopener');

  const features = page.getByRole('list', { name: 'Features' }).getByRole('listitem');
  await expect(features).toHaveCount(2);
  await expect(features.first()).toContainText('Ten thousand options scroll smoothly.');
  const fast = features.first().getByRole('link', { name: 'Fast' });
  await expect(fast).toHaveAttribute('href', '/harbour/forms/field.html');
  await expect(page.getByText('Text under the features.')).toBeVisible();

  await hero.getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('guide.html#install');
  await expect(page.locator('#install')).toBeInViewport();
  await expect(hero).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Features' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('without images of other hosts every request stays on the host, and texts replace images', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const response = await page.goto('readme.html');
  const { 'content-security-policy': policy } = response?.headers() ?? {};
  expect(policy).toContain("img-src 'self' data:;");
  expect(await response?.text()).toContain("img-src 'self' data:;");
  await expect(page.getByRole('link', { name: 'NPM version' })).toBeVisible();
  for (const path of ['forms/field.html', '~demos/forms-field--typed.html']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  // `data:` addresses have no host.
  expect([...hosts].filter(Boolean)).toEqual([new URL(page.url()).host]);
});

test('a story with args has controls, which set it and follow it', ({ page }) => setArgs(page));

test('a story is edited within the decorators of its project, with its args and the globals', ({
  page,
}) => editStory(page));

test.describe('a demo that fails', () => {
  test.use({ allowConsole: [/No such option/], allowPageErrors: [/^No such option/] });

  for (const path of ['demo/broken.html', '~demos/demo-broken--basic.html']) {
    test(`shows the error in its box and can be reset at ${path}`, async ({ page }) => {
      await page.goto(path);
      const failure = page.getByRole('alert');
      const start = page.getByRole('button', { name: 'Break' });
      for (let round = 0; round < 2; round += 1) {
        await start.click();
        await expect(failure).toContainText('This story crashed: No such option: <b>7</b>');
        await expect(failure.locator('pre')).toBeHidden();
        await failure.getByText('Stack').click();
        await expect(failure.locator('pre')).toContainText(/assets\/.*\.js/);
        await failure.getByRole('button', { name: 'Reset' }).click();
        await expect(failure).toHaveCount(0);
      }
      await expect(start).toBeVisible();
    });
  }

  test('leaves the page and the site as they are', async ({ page }) => {
    await page.goto('demo/broken.html');
    await page.getByRole('button', { name: 'Break' }).click();
    const box = page.locator('[data-story-box="demo-broken--basic"]');
    await expect(box.getByRole('alert')).toBeVisible();
    await expect(heading(page, 'broken')).toBeVisible();
    await expect(page.getByText('Text after the demo.')).toBeVisible();
    await expect(box.getByRole('button', { name: 'Copy code' })).toBeEnabled();
    await choose(page, 'Field');
    await expect(heading(page, 'Field')).toBeVisible();
  });
});

test('a story that throws on the server is drawn by the browser without a word in the console', async ({
  page,
}) => {
  await page.goto('demo/late.html');
  await expect(page.getByText('Drawn late.', { exact: true })).toBeVisible();
});

test.describe('a stories module that throws in the browser', () => {
  test.use({ allowConsole: [/No such/], allowPageErrors: [/^No such/] });

  test('leaves its page whole, the other stories live, and shows the error in its place', async ({
    page,
  }) => {
    await page.goto('demo/torn.html');
    const own = page.locator('[data-story-box="demo-torn--basic"]');
    await expect(own.getByRole('alert')).toContainText(
      'This story crashed: No such module: <b>8</b>',
    );
    await expect(page.getByText('Text between the demos.')).toBeVisible();
    await expect(page.getByText('could not be loaded')).toHaveCount(0);

    await page.getByRole('button', { name: 'Break' }).click();
    const other = page.locator('[data-story-box="demo-broken--basic"]');
    await expect(other.getByRole('alert')).toContainText('No such option');

    await page.getByRole('combobox', { name: 'Search' }).fill('field');
    await expect(page.getByRole('option').first()).toBeVisible();
    await choose(page, 'Field');
    await expect(heading(page, 'Field')).toBeVisible();
    await expect(page.getByText('Text between the demos.')).toHaveCount(0);
  });

  test('does so after a navigation, and as a standalone story', async ({ page }) => {
    await page.goto('forms/field.html');
    await choose(page, 'torn');
    await expect(page.getByText('Text between the demos.')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('No such module');
    await page.goto('~demos/demo-torn--basic.html');
    await expect(page.getByRole('alert')).toContainText('No such module');
  });
});
