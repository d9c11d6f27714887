import type { Page } from '@playwright/test';
import { expect, test } from '../siteTest.ts';
import { heading } from './fixture/parts.ts';

const LONG = 'x'.repeat(100_000);
const MARKUP = `"'><img src=x onerror="window.taken = 1">`;

/** Checks that hostile input ran no code, left no element and did not break the page. */
async function expectIntact(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);
}

test('a hostile hash does nothing, on arrival and in navigation', async ({ page }) => {
  const hashes = [MARKUP, '%', '%E0%A4%A', '%22%5D,*%7B', '%00%0a%1b', '%ED%A0%80', '__proto__'];
  for (const hash of [...hashes, 'no-such-heading', LONG]) {
    await page.goto('about:blank');
    await page.goto(`/demo/tags#${hash}`);
    await expectIntact(page, 'tags');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate((text) => {
      window.location.hash = 'ok';
      window.location.hash = text;
    }, hash);
    await page.getByRole('link', { name: 'combobox', exact: true }).click();
    await expectIntact(page, 'combobox');
    await page.goBack();
    await expectIntact(page, 'tags');
  }
});

test('pages and standalone stories ignore a hostile query', async ({ page }) => {
  const markup = encodeURIComponent(MARKUP);
  for (const path of ['/~demos/demo-tags--basic', '/demo/tags']) {
    for (const query of [
      `?theme=${markup}&dir=${markup}`,
      '?theme=__proto__&dir=constructor',
      '?theme=DARK&dir=RTL&theme=dark&dir=rtl',
      '?theme=%E0%A4%A&dir=%ED%A0%80&%=&&==',
    ]) {
      await page.goto(path + query);
      await expectIntact(page, 'tags');
      await expect(page.locator('html')).toHaveAttribute('data-site-theme', 'light');
      await expect(page.locator('html')).not.toHaveAttribute('dir', /./);
    }
  }
});

const storages: Record<string, (markup: string) => void> = {
  'answers garbage': (markup) => {
    const answers = ['{"a":', markup, 'null', '-1e999', '[]'];
    let asked = 0;
    Storage.prototype.getItem = () => answers[asked++ % answers.length] ?? null;
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'is forbidden': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  },
};

for (const [what, breakStorage] of Object.entries(storages)) {
  test(`a storage that ${what} only costs the memory of the theme`, async ({ page }) => {
    await page.addInitScript(breakStorage, MARKUP);
    await page.goto('/demo/combobox');
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await page.getByRole('link', { name: 'tags', exact: true }).click();
    await expectIntact(page, 'tags');
    await expect(page.locator('html')).toHaveAttribute('data-site-theme', 'dark');
    await page.goBack();
    await expectIntact(page, 'combobox');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Auto' })).toBeChecked();
  });
}

/** Posts messages to the page, as another origin's window could, and waits until all have arrived. */
function postAll(page: Page, messages: unknown[]): Promise<void> {
  return page.evaluate((values) => {
    for (const value of values) window.postMessage(value, '*');
    return new Promise<void>((resolve) => {
      window.addEventListener('message', ({ data }) => {
        if (data === 'last') resolve();
      });
      window.postMessage('last', '*');
    });
  }, messages);
}

test('pages ignore messages of other windows', async ({ page }) => {
  for (const path of ['/', '/demo/suggest', '/~demos/demo-suggest--basic']) {
    await page.goto(path);
    // The badge's image may fail to load at any time.
    await expect(page.locator('[data-state="waiting"], [data-state="asked"]')).toHaveCount(0);
    // Copy buttons of a README come once the browser is idle.
    let before = '';
    const isAtRest = async () => before === (before = await page.locator('#root').innerHTML());
    await expect.poll(isAtRest, { intervals: [500] }).toBe(true);
    const forged = [
      { id: '1', items: ['forged'] },
      { id: '1', items: null },
    ];
    await postAll(page, [null, 0, 'text', '{"broken":', [], {}, ...forged, LONG]);
    expect(await page.locator('#root').innerHTML(), path).toBe(before);
  }
});

test.describe('Storybook', () => {
  test.use({ allowConsole: [/deprecated|\bact\(/] });

  test('survives forged events of its addons', async ({ page }) => {
    // A cold development server is slow to show its first story.
    test.setTimeout(120_000);
    await page.goto('/storybook/iframe.html?id=demo-multiple-readonly--basic&viewMode=story');
    await expect(page.locator('.rc-select').first()).toBeVisible({ timeout: 90_000 });
    const theme = await page.locator('html').getAttribute('data-site-theme');
    const wrong = [undefined, null, 5, 'text', {}, { globals: { theme: '<b>' } }];
    const types = ['ask-files', 'ask-project'].map((type) => `docs-site/sandbox/${type}`);
    const events = [...types, 'setGlobals', 'globalsUpdated'].flatMap((type) =>
      wrong.map((value) =>
        JSON.stringify({ key: 'storybook-channel', event: { type, args: [value], from: 'x' } }),
      ),
    );
    await postAll(page, events);
    await expect(page.locator('html')).toHaveAttribute('data-site-theme', theme ?? '');
  });
});
