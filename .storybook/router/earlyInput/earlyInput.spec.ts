import type { Page } from '@playwright/test';
import { expect, test } from '../../../scripts/test/siteTest.ts';
import { waitUntilInteractive } from '../../../scripts/test/waitUntilInteractive.ts';
import { holdScript, holdScripts } from '../fixture/holdScript.ts';

declare global {
  interface Window {
    /** For each time that the page waited for an idle browser, whether the frame's scripts were asked for by then. */
    frameWhenIdle: boolean[];
  }
}

test.use({ waitForReact: false });

/** Opens a page whose scripts do not come before what is given back is called. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root h1').waitFor();
  return async () => {
    release();
    await waitUntilInteractive(page);
  };
}

const stage = (page: Page) => page.locator('[data-stage]');
const popups = (page: Page) => page.locator('.rc-select-dropdown:visible');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const [demo, selector] of [
  ['single', '.rc-select-single >> nth=0'],
  ['single', '.rc-select-single >> nth=1'],
  ['multiple', '.rc-select-multiple'],
  ['tags', '.rc-select-multiple >> nth=0'],
] as const) {
  test(`an early click opens ${selector} of ${demo}, a later one closes or keeps it`, async ({
    page,
  }) => {
    const start = await openHeld(page, `/demo/${demo}`);
    const select = stage(page).locator(selector);
    await select.locator('.rc-select-selector').click({ position: { x: 150, y: 12 } });
    await start();
    await expect(select).toHaveClass(/rc-select-open/);
    await expect(popups(page)).toHaveCount(1);
    await expect(select.locator('input')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(select).not.toHaveClass(/rc-select-open/);
  });
}

test('text typed early into a combobox is its value, and its list is open', async ({ page }) => {
  const start = await openHeld(page, '/demo/combobox');
  const field = page.getByRole('combobox', { name: 'Combobox' }).first();
  await field.click();
  await page.keyboard.type('jac');
  await start();
  await expect(popups(page)).toHaveCount(1);
  await expect(field).toHaveValue('jac');
  await page.keyboard.type('k');
  await expect(field).toHaveValue('jack');
  await button(page, 'reset').first().click();
  await expect(field).toHaveValue('');
});

test('text and Enter make a tag, once', async ({ page }) => {
  const start = await openHeld(page, '/demo/tags');
  const field = stage(page).locator('.rc-select-multiple input').first();
  await field.focus();
  await page.keyboard.type('early');
  await page.keyboard.press('Enter');
  await start();
  await button(page, 'toggle maxTagCount (null)').click();
  const first = stage(page).locator('.rc-select').first();
  await expect(first.locator('.rc-select-selection-item', { hasText: 'early' })).toHaveCount(1);
});

test('a demo’s button acts once, however often it was clicked', async ({ page }) => {
  const start = await openHeld(page, '/demo/tags');
  const toggle = button(page, 'toggle disabled');
  await toggle.click();
  await toggle.click();
  await start();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

test.describe('while the frame’s script has not come', () => {
  test.skip(({ siteHost }) => siteHost !== 'built', 'names a chunk of the build');

  test('a demo is used as ever, and the frame changes nothing of it', async ({ page }) => {
    const release = await holdScript(page, '/assets/client-*.js');
    await page.goto('/demo/single', { waitUntil: 'commit' });
    const select = stage(page).locator('.rc-select').first();
    await select.locator('.rc-select-selector').click();
    await popups(page).getByText('8-text', { exact: true }).click();
    const chosen = select.locator('.rc-select-selection-item');
    await expect(chosen).toHaveText('8-text');
    await select.locator('.rc-select-selector').click();
    await expect(popups(page)).toHaveCount(1);
    release();
    await waitUntilInteractive(page);
    await expect(popups(page)).toHaveCount(1);
    await expect(chosen).toHaveText('8-text');
    await page.keyboard.press('Escape');
    await button(page, 'Reset demo').click();
    await expect(chosen).toHaveText('9-text');
  });

  test('the theme is chosen later, and the list that was opened since stays open', async ({
    page,
  }) => {
    const release = await holdScript(page, '/assets/client-*.js');
    await page.goto('/demo/tags', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Dark' }).check();
    await button(page, 'Show code').click();
    const select = stage(page).locator('.rc-select').first();
    await expect(async () => {
      await select.locator('input').press('ArrowDown');
      await expect(popups(page)).toHaveCount(1, { timeout: 500 });
    }).toPass();
    release();
    await waitUntilInteractive(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(button(page, 'Hide code')).toBeVisible();
    await expect(popups(page)).toHaveCount(1);
  });
});

test.describe('while the demo’s script has not come', () => {
  test.skip(({ siteHost }) => siteHost !== 'built', 'names a chunk of the build');

  test('the frame’s is not fetched either, which would be in its way', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const frame = () => fetched.filter((url) => /assets\/(client|box)-/.test(url));
    const release = await holdScript(page, '/assets/startDemos-*.js');
    await page.goto('/demo/single', { waitUntil: 'commit' });
    await page.evaluate(async () => {
      const frameDrawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (!performance.getEntriesByName('first-contentful-paint').length) await frameDrawn();
      // What follows the paint at once has followed it.
      for (let drawn = 0; drawn < 5; drawn += 1) await frameDrawn();
    });
    expect(fetched.some((url) => url.includes('/assets/startDemos-'))).toBe(true);
    expect(frame()).toEqual([]);
    release();
    await waitUntilInteractive(page);
    expect(frame()).not.toEqual([]);
  });
});

test.describe('while a demo draws what was opened', () => {
  test.skip(({ siteHost }) => siteHost !== 'built', 'names a chunk of the build');

  /** Opens a page whose browser is idle for so many milliseconds each time, the last for ever. */
  async function openRestless(page: Page, idleTimes: number[]): Promise<void> {
    await page.addInitScript((times) => {
      window.frameWhenIdle = [];
      window.requestIdleCallback = (callback) => {
        const frame = 'link[rel="modulepreload"][href*="/assets/client-"]';
        window.frameWhenIdle.push(document.querySelector(frame) !== null);
        const time = (times.length > 1 ? times.shift() : times[0]) ?? 0;
        return window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => time }));
      };
    }, idleTimes);
    await page.goto('/demo/single', { waitUntil: 'commit' });
  }

  const frameWhenIdle = (page: Page) => () => page.evaluate(() => window.frameWhenIdle);

  test('the frame’s scripts wait until the browser is idle for longer than a frame', async ({
    page,
  }) => {
    await openRestless(page, [8, 8, 49]);
    await expect.poll(frameWhenIdle(page)).toContain(true);
    expect((await frameWhenIdle(page)()).slice(0, 4)).toEqual([false, false, false, true]);
  });

  test('they come all the same when something is drawn without end', async ({ page }) => {
    await openRestless(page, [8]);
    await expect.poll(frameWhenIdle(page)).toContain(true);
  });
});

test('a check box stays as the reader set it, and the demo follows', async ({ page }) => {
  const start = await openHeld(page, '/demo/multiple');
  const loading = page.getByRole('checkbox', { name: 'loading' });
  await stage(page).getByText('loading', { exact: true }).click();
  await expect(loading).toBeChecked();
  await start();
  await expect(stage(page).locator('.rc-select-loading')).toHaveCount(1);
  await expect(loading).toBeChecked();
  await loading.uncheck();
  await expect(stage(page).locator('.rc-select-loading')).toHaveCount(0);
});

test('what was chosen in a native select reaches the demo', async ({ page }) => {
  const start = await openHeld(page, '/demo/single');
  await page.getByLabel('native select').selectOption('11');
  await start();
  await expect(stage(page).locator('.rc-select-selection-item').first()).toHaveText('lucy');
  await expect(page.getByLabel('native select')).toHaveValue('11');
});

test('the code is shown, and hidden by the next click', async ({ page }) => {
  const start = await openHeld(page, '/demo/tags');
  await button(page, 'Show code').click();
  await start();
  await button(page, 'Hide code').click();
  await expect(button(page, 'Show code')).toBeVisible();
});

test('the code is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const start = await openHeld(page, '/demo/email');
  await button(page, 'Copy code').click();
  await start();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('function Email');
});

test('a button that the keyboard pressed acts once', async ({ page }) => {
  const start = await openHeld(page, '/demo/tags');
  await button(page, 'Show code').focus();
  await page.keyboard.press('Enter');
  await start();
  await expect(button(page, 'Hide code')).toBeFocused();
});

test('the theme is the one chosen last', async ({ page }) => {
  const start = await openHeld(page, '/demo/single');
  const theme = page.getByRole('radiogroup', { name: 'Theme' });
  await theme.getByRole('radio', { name: 'Light' }).check();
  await theme.getByRole('radio', { name: 'Dark' }).check();
  await start();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('docs-theme'))).toBe('dark');
});

test('what was typed into the search is searched, and the focus stays there', async ({ page }) => {
  // This demo takes the focus when it starts.
  const start = await openHeld(page, '/demo/single');
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.click();
  await page.keyboard.type('tag');
  await start();
  await expect(box).toBeFocused();
  await expect(page.getByRole('listbox', { name: 'Search results' })).toBeVisible();
  await page.keyboard.type('s');
  await expect(box).toHaveValue('tags');
});

test('a link leads to its page, once', async ({ page }) => {
  await openHeld(page, '/demo/single');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const menu = page.getByRole('navigation', { name: 'Pages' });
  await menu.getByRole('link', { name: 'tags', exact: true }).click();
  await expect(page.locator('#root h1')).toHaveText('tags');
  expect(documents).toEqual(['/demo/tags']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });

  test('the menu opens, and closes with the next tap', async ({ page }) => {
    const start = await openHeld(page, '/demo/tags');
    const menu = button(page, 'Menu');
    await menu.tap();
    await start();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('the search opens', async ({ page }) => {
    const start = await openHeld(page, '/demo/tags');
    await button(page, 'Open search').tap();
    await start();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  });
});
