import type { Page } from '@playwright/test';
import { waitUntilInteractive } from '../../scripts/test/waitUntilInteractive.ts';
import { LOADING_DELAY_MS } from '../../src/config/limits.ts';
import { holdScript, moduleOf } from './fixture/holdScript.ts';
import { expect, test } from './fixture/otherSiteTest.ts';
import { bar, choose, heading, mainNav, pagesNav } from './fixture/parts.ts';

// One after the other: each worker would build a copy of its own.
test.describe.configure({ mode: 'default' });
test.skip(({ siteHost }) => siteHost !== 'built', 'builds the site with another configuration');

test.describe('two languages', () => {
  test('the path picks locale, navigation and menu', async ({ page }) => {
    await page.goto('/guide');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(mainNav(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(pagesNav(page).getByRole('link')).toHaveText([
      'Home',
      'Guide',
      'broken',
      'single',
    ]);

    await page.goto('/zh-CN/guide');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(mainNav(page).getByRole('link')).toHaveText(['首页', '指南', '英文']);
    await expect(mainNav(page).locator('[aria-current=page]')).toHaveText('指南');
    // The home page comes first, whatever its title.
    await expect(pagesNav(page).getByRole('link')).toHaveText(['首页', '指南', '选项']);
    await expect(pagesNav(page).locator('[aria-current=page]')).toHaveText('指南');
    await expect(
      bar(page)
        .getByRole('link', { name: /rc-select/ })
        .first(),
    ).toHaveAttribute('href', '/zh-CN');
    const pager = page.getByRole('navigation', { name: 'Previous and next page' });
    await expect(pager.getByRole('link')).toHaveText([/首页/, /选项/]);
  });

  test('a page whose address is not ASCII is current in its menu, also without a move', async ({
    page,
  }) => {
    await page.goto('/zh-CN/%E9%80%89%E9%A1%B9');
    await expect(pagesNav(page).locator('[aria-current=page]')).toHaveText('选项');
    await choose(page, '指南');
    await expect(heading(page, '指南')).toBeVisible();
    await choose(page, '选项');
    await expect(heading(page, '选项')).toBeVisible();
    await expect(pagesNav(page).locator('[aria-current=page]')).toHaveText('选项');
  });

  test('the switch is a link that keeps page and hash', async ({ page }) => {
    await page.goto('/guide#install');
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveCount(0);
    await bar(page).getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL('/zh-CN/guide#install');
    await expect(heading(page, '指南')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('#install')).toBeInViewport();
    const back = bar(page).getByRole('link', { name: 'English' });
    await expect(back).toHaveAttribute('href', '/guide#install');
    await back.click();
    await expect(page).toHaveURL('/guide#install');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('an ordinary link into the other language changes the language of everything', async ({
    page,
  }) => {
    await page.goto('/zh-CN');
    await mainNav(page).getByRole('link', { name: '英文' }).click();
    await expect(heading(page, 'Guide')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(mainNav(page).getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(pagesNav(page).getByRole('link').first()).toHaveText('Home');
    await expect(bar(page).getByRole('link', { name: '简体中文' })).toBeVisible();
    await page.goBack();
    await expect(heading(page, '首页')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });

  test('in the menu of a phone, too', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto('/zh-CN/guide');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(mainNav(page).getByRole('link')).toHaveText(['首页', '指南', '英文']);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/guide');
  });
});

test.describe('more than two languages', () => {
  test.use({ baseURL: async ({ threeUrl }, use) => use(threeUrl) });

  test('the switch is a list that keeps page and hash, in a folder of the host', async ({
    page,
  }) => {
    await page.goto('guide#install');
    const list = bar(page).getByRole('combobox', { name: 'Language' });
    await expect(list.getByRole('option')).toHaveText(['English', '简体中文', 'العربية']);
    await expect(list).toHaveValue('en');
    await list.selectOption('العربية');
    await expect(page).toHaveURL(/\/select\/ar\/guide#install$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(list).toHaveValue('ar');
    // A language without a navigation of its own has the site's.
    await expect(mainNav(page).getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(pagesNav(page).getByRole('link')).toHaveText(['الرئيسية', 'الدليل']);
  });

  test('site mode shows no star badge, though the repository is on GitHub', async ({ page }) => {
    const images: string[] = [];
    page.on('request', (request) => images.push(request.url()));
    await page.goto('guide');
    await expect(page.getByRole('link', { name: 'Edit this page on GitHub' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Stars of/ })).toHaveCount(0);
    expect(images.filter((address) => address.includes('shields.io'))).toEqual([]);
  });
});

test('a navigation entry with entries of its own opens a menu', async ({ page }) => {
  await page.goto('/demo/single');
  const more = mainNav(page).getByRole('button', { name: 'More' });
  const guide = mainNav(page).getByRole('link', { name: 'Guide' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(guide).toBeHidden();
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(mainNav(page).getByRole('link', { name: 'Forum' })).toHaveAttribute(
    'href',
    'https://forum.example.com/',
  );
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

test.describe('a home page', () => {
  test.use({ allowOutside: [/^https:\/\/images\.example\.com\/hero\.svg$/] });

  test('shows the hero and the features of its front matter', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Home - rc-select');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Choose well']);
    const hero = page.getByRole('region', { name: 'Choose well' });
    await expect(hero.getByText('A select for every form.')).toBeVisible();
    const image = hero.locator('img');
    await expect(image).toHaveAttribute('src', 'https://images.example.com/hero.svg');
    await expect(image).toHaveAttribute('alt', '');
    await expect(hero.getByRole('link', { name: 'Source' })).toHaveAttribute('rel', 'noopener');

    const features = page.getByRole('list', { name: 'Features' }).getByRole('listitem');
    await expect(features).toHaveCount(2);
    await expect(features.first()).toContainText('Ten thousand options scroll smoothly.');
    await expect(features.first().getByRole('link', { name: 'Fast' })).toHaveAttribute(
      'href',
      '/demo/single',
    );
    await expect(page.getByText('Text under the features.')).toBeVisible();

    await hero.getByRole('link', { name: 'Get started' }).click();
    await expect(page).toHaveURL('/guide#install');
    await expect(page.locator('#install')).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Choose well' })).toHaveCount(0);
  });
});

test('pages that set neither show neither, and one heading of depth 1', async ({ page }) => {
  for (const path of ['/guide', '/zh-CN', '/demo/single']) {
    await page.goto(path);
    await expect(page.getByRole('list', { name: 'Features' })).toHaveCount(0);
    await expect(page.locator('#hero-title')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('a repository on GitLab is edited on GitLab and has no star badge', async ({ page }) => {
  await page.goto('/zh-CN/guide');
  await expect(page.getByRole('link', { name: 'Edit this page on GitLab' })).toHaveAttribute(
    'href',
    'https://gitlab.com/example/select/-/edit/main/site/docs/zh-CN/guide.mdx',
  );
  await expect(page.getByRole('link', { name: 'Repository' })).toHaveAttribute(
    'href',
    'https://gitlab.com/example/select',
  );
  await expect(page.getByRole('link', { name: /^Stars of/ })).toHaveCount(0);
  // The copy has no history.
  await expect(page.getByText('Last updated')).toHaveCount(0);
});

test.describe('a demo that fails', () => {
  test.use({ allowConsole: [/No such option/], allowPageErrors: [/^No such option/] });

  for (const path of ['/demo/broken', '/~demos/demo-broken--basic']) {
    test(`says why in its own box and can be reset at ${path}`, async ({ page }) => {
      await page.goto(path);
      const failure = page.getByRole('alert');
      const start = page.getByRole('button', { name: 'Break' });
      for (let round = 0; round < 2; round += 1) {
        await start.click();
        await expect(failure).toContainText('This demo has failed: No such option: <b>7</b>');
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
    await page.goto('/demo/broken');
    await page.getByRole('button', { name: 'Break' }).click();
    const box = page.locator('[data-demo="demo-broken--basic"]');
    await expect(box.getByRole('alert')).toBeVisible();
    await expect(heading(page, 'broken')).toBeVisible();
    await expect(page.getByText('Text after the demo.')).toBeVisible();
    await expect(box.getByRole('button', { name: 'Copy code' })).toBeEnabled();
    await choose(page, 'single');
    await expect(heading(page, 'single')).toBeVisible();
  });
});

test.describe('the next page', () => {
  test('shows that it is loading from 200 ms on', async ({ page }) => {
    const { release, status } = await openHeld(page);
    await page.clock.runFor(LOADING_DELAY_MS - 1);
    await expect(status).toHaveText('');
    await page.clock.runFor(1);
    await expect(status).toHaveText('Loading…');
    await expect(status).toBeInViewport();
    await expect(heading(page, '首页')).toBeVisible();
    release();
    await expect(heading(page, '指南')).toBeVisible();
    await expect(status).toHaveCount(0);
  });

  test('shows nothing of it before', async ({ page }) => {
    const { release, status } = await openHeld(page);
    await page.clock.runFor(LOADING_DELAY_MS - 1);
    release();
    await expect(heading(page, '指南')).toBeVisible();
    await page.clock.runFor(10 * LOADING_DELAY_MS);
    await expect(status).toHaveCount(0);
    await expect(page.getByText('Loading…')).toHaveCount(0);
  });
});

/** Moves to a page whose script does not come before it is released, under a clock that stands. */
async function openHeld(page: Page) {
  const release = await holdScript(page, await moduleOf(page, '/zh-CN/guide'));
  await page.goto('/zh-CN');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await choose(page, '指南');
  const status = page.locator('#root > [role=status]');
  await expect(status).toBeAttached();
  return { release, status };
}

test.describe('a script that cannot be loaded', () => {
  test.use({
    allowFailedRequests: [/\/assets\//],
    allowConsole: [/dynamically imported module/],
  });

  test('offers to reload once, and again when it fails another day', async ({ page }) => {
    let isBroken = true;
    const module = await moduleOf(page, '/zh-CN/guide');
    await page.route(`**${module}`, (route) => (isBroken ? route.abort() : route.fallback()));
    const reload = page.getByRole('alert').getByRole('button', { name: 'Reload' });

    for (let day = 0; day < 2; day += 1) {
      await page.goto('/zh-CN');
      isBroken = true;
      await choose(page, '指南');
      await expect(reload).toHaveCount(1);
      await expect(pagesNav(page).getByRole('link')).toHaveText(['首页', '指南', '选项']);
      isBroken = false;
      await reload.click();
      await expect(heading(page, '指南')).toBeVisible();
      // The page that stands there forgets the reload once it is live.
      await waitUntilInteractive(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
});
