import type { Locator, Page } from '@playwright/test';
import { paintTwice } from '../paintTwice.ts';
import { expect, test } from '../siteTest.ts';

/** Not imported from the site, so that a wrong constant there fails. */
const THROTTLE_MS = 200;

function contents(page: Page): Locator {
  return page.getByRole('navigation', { name: 'On this page' });
}

/** Scrolls a heading to `top` px below the top of the window. */
async function bringUnderTop(page: Page, id: string, top: number) {
  await page.evaluate(
    ([key, px]) => {
      const heading = document.getElementById(key);
      window.scrollBy({
        top: (heading?.getBoundingClientRect().top ?? 0) - px,
        behavior: 'instant',
      });
    },
    [id, top] as const,
  );
}

/** Scrolls until a heading is active, and waits until the page has noticed. */
async function scrollAndHear(page: Page, id: string): Promise<void> {
  const heard = await page.evaluateHandle(() => ({
    scroll: new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true })),
  }));
  await bringUnderTop(page, id, 120);
  await heard.evaluate(async ({ scroll }) => void (await scroll));
}

function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
}

test.describe('beside the text', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('lists the headings of depth 2 and 3 in page order', async ({ page }) => {
    const headings = await page
      .locator('main .prose :is(h2, h3)')
      .evaluateAll((elements) => elements.map(({ id }) => `#${id}`));
    const links = await contents(page)
      .getByRole('link')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
    expect(headings.length).toBeGreaterThan(5);
    expect(links).toEqual(headings);
    // At the top of the page, no heading is active.
    await expect(contents(page).locator('[aria-current]')).toHaveCount(0);
  });

  test('a click lands the heading 100 px under the top and marks it', async ({ page }) => {
    await contents(page).getByRole('link', { name: 'Select props' }).click();
    await expect(page).toHaveURL('/#select-props');
    await expect.poll(() => topOf(page, 'select-props')).toBeCloseTo(100, 0);
    await expect(contents(page).locator('[aria-current=true]')).toHaveText('Select props');
  });

  test('the mark changes where a heading is nearer than 128 px to the top', async ({ page }) => {
    const active = contents(page).locator('[aria-current=true]');
    await bringUnderTop(page, 'select-props', 127);
    await expect(active).toHaveText('Select props');
    await bringUnderTop(page, 'select-props', 130);
    await expect(active).toHaveText('API');
  });

  test('the last short section is marked at the end of the page', async ({ page }) => {
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    const last = contents(page).getByRole('link').last();
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
    const heading = (await last.getAttribute('href'))?.slice(1) ?? '';
    expect(await topOf(page, heading)).toBeGreaterThan(128);
  });

  test('the mark follows the scroll at once, and then at most once in 200 ms', async ({ page }) => {
    const active = contents(page).locator('[aria-current=true]');
    // Installed before the page loads, so that the clock controls all timers.
    await page.clock.install();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(Date.now() + 60_000);
    // After this, nothing moves the text any more.
    await scrollAndHear(page, 'usage');
    await page.clock.runFor(2 * THROTTLE_MS);
    await expect(active).toHaveText('Usage');
    await scrollAndHear(page, 'api');
    await expect(active).toHaveText('API');
    for (const [ids, text] of [
      [['feature', 'select-props'], 'Select props'],
      [['feature', 'option-props', 'methods'], 'Methods'],
    ] as const) {
      const before = await active.textContent();
      for (const id of ids) await scrollAndHear(page, id);
      await page.clock.runFor(THROTTLE_MS - 1);
      await expect(active).toHaveText(before ?? '');
      await page.clock.runFor(1);
      await expect(active).toHaveText(text);
    }
  });

  test('works by keyboard', async ({ page }) => {
    await contents(page).getByRole('link', { name: 'Usage' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => topOf(page, 'usage')).toBeCloseTo(100, 0);
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.closest('.prose') !== null);
    expect(focused).toBe(true);
  });
});

test('a navigation marks no heading by the scroll position of the old page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/demo/single');
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  const marked = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const note = () =>
      document
        .querySelectorAll('nav[aria-label="On this page"] [aria-current]')
        .forEach(({ textContent }) => texts.push(textContent ?? ''));
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-current'],
    });
    return texts;
  });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Home' }).click();
  await expect(contents(page).first()).toBeVisible();
  await paintTwice(page);
  expect(await marked.jsonValue()).toEqual([]);
});

test('a page with fewer than two headings has no contents', async ({ page }) => {
  await page.goto('/demo/single');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('nav[aria-label="On this page"]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('is folded above the heading, moves nothing when it opens, and folds again after a choice', async ({
    page,
  }) => {
    await page.goto('/api');
    await expect(contents(page)).toHaveCount(1);
    const link = contents(page).getByRole('link', { name: 'Methods' });
    await expect(link).toBeHidden();
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    const fold = await contents(page).boundingBox();
    expect((fold?.y ?? 0) + (fold?.height ?? 0)).toBeLessThanOrEqual((before?.y ?? 0) + 8);

    const summary = contents(page).getByText('On this page');
    await summary.click();
    await expect(link).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await page.getByRole('heading', { level: 2 }).last().click({ force: true });
    await expect(link).toBeHidden();
    await summary.click();
    await link.click();
    await expect(link).toBeHidden();
    await expect(page).toHaveURL('/api#methods');
    await expect.poll(() => topOf(page, 'methods')).toBeCloseTo(100, 0);
  });
});

test.describe('without script', () => {
  // With scripts off, Chromium counts their preloads as failed.
  test.use({ javaScriptEnabled: false, allowFailedRequests: [/\/assets\/.*\.js$/] });

  test('links the headings', async ({ page, siteHost }) => {
    test.skip(siteHost === 'dev', 'styles of the development server come by script');
    await page.goto('/');
    await contents(page).getByRole('link', { name: 'Select props' }).click();
    await expect(page).toHaveURL('/#select-props');
  });
});
