import type { Page } from '@playwright/test';
import { expect, test } from '../../../scripts/test/siteTest.ts';

// Caused by Storybook 8.6: the manager uses a deprecated API, and the renderer leaves React's test mode on.
test.use({ allowConsole: [/Accessing the Story Store is deprecated|\bact\(/] });

/** The development server prepares Storybook on the first request, which is slow on a busy machine. */
const COLD_START_MS = 120_000;
const STORY = 'demo-multiple-readonly--basic';
const DARK = 'rgb(16, 19, 23)';
const LIGHT = 'rgb(255, 255, 255)';

test.describe('in Storybook', () => {
  let home = '';
  test.beforeEach(({ siteHost }) => {
    // In development, the manager is served at the root, next to the site.
    home = siteHost === 'dev' ? '/' : '/storybook/';
    test.setTimeout(2 * COLD_START_MS);
  });

  const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');
  const root = (page: Page) => canvas(page).locator('html');
  const sidebar = (page: Page) =>
    page.locator('.sidebar-container').evaluate((element) => getComputedStyle(element).color);

  /** Opens the story and waits for its play function, which a click would disturb. */
  async function openStory(page: Page) {
    await page.goto(`${home}?path=/story/${STORY}`);
    await expect
      .poll(
        () =>
          root(page).evaluate(() => {
            const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
              __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
            };
            return preview?.currentRender?.phase;
          }),
        { timeout: COLD_START_MS },
      )
      .toMatch(/^(played|completed|finished)$/);
  }

  async function openDocs(page: Page) {
    await page.goto(`${home}?path=/docs/demo-multiple-readonly--docs`);
    await expect(canvas(page).getByRole('combobox', { name: 'Options' })).toBeVisible({
      timeout: COLD_START_MS,
    });
  }

  async function choose(page: Page, title: string) {
    await page.getByRole('button', { name: 'Theme', exact: true }).click();
    await page
      .getByRole('button', { name: title, exact: true })
      .or(page.getByRole('link', { name: title, exact: true }))
      .click();
  }

  test(
    'the story follows the system, another tab and the tool, which stores the choice',
    { tag: '@dev' },
    async ({ page, context }) => {
      await openStory(page);
      await expect(root(page)).toHaveCSS('background-color', LIGHT);
      const lightText = await sidebar(page);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(root(page)).toHaveAttribute('data-site-theme', colorScheme);
      }
      await choose(page, 'Dark');
      await expect(root(page)).toHaveAttribute('data-site-theme', 'dark');
      await expect(root(page)).toHaveCSS('background-color', DARK);
      await expect.poll(() => sidebar(page)).not.toBe(lightText);
      const stored = () => page.evaluate(() => localStorage.getItem('docs-theme'));
      await expect.poll(stored).toBe('dark');

      const site = await context.newPage();
      await site.goto('/demo/tags');
      await site.getByRole('radio', { name: 'Light' }).check();
      await expect(root(page)).toHaveAttribute('data-site-theme', 'light');
    },
  );

  test('docs pages and popups take the site’s choice and the direction, and follow', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('docs-theme', 'dark'));
    await openDocs(page);
    const docs = canvas(page).locator('.sbdocs-wrapper');
    const popup = canvas(page).locator('.rc-select-dropdown').first();
    await expect(docs).toHaveCSS('background-color', DARK);
    const direction = page.getByRole('button', { name: 'Direction', exact: true });
    await direction.click();
    await expect(direction).toHaveAttribute('aria-pressed', 'true');
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    await canvas(page).getByRole('combobox', { name: 'Options' }).click();
    await expect(popup).toHaveCSS('background-color', DARK);
    // rc-select aligns its popup with the other edge.
    await expect(popup).toHaveClass(/placement-\w+Right/);
    await choose(page, 'Light');
    await expect(docs).toHaveCSS('background-color', LIGHT);
    await direction.click();
    await expect(root(page)).toHaveAttribute('dir', 'ltr');
  });

  test('a global of the address is shown, and not stored', async ({ page }) => {
    await page.goto(`${home}iframe.html?id=${STORY}&viewMode=story&globals=theme:dark;dir:rtl`);
    await expect(page.locator('html')).toHaveAttribute('data-site-theme', 'dark', {
      timeout: COLD_START_MS,
    });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => localStorage.getItem('docs-theme'))).toBeNull();
  });
});

test('a standalone story follows the system, and another tab of the site', async ({
  page,
  context,
}) => {
  const root = page.locator('html');
  await page.goto(`/~demos/${STORY}`);
  await expect(root).toHaveAttribute('data-site-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-site-theme', 'dark');

  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => localStorage.setItem('docs-theme', 'light'));
  await expect(root).toHaveAttribute('data-site-theme', 'light');
});
