import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../scripts/test/siteTest.ts';

function contents(page: Page): Locator {
  return page.getByRole('navigation', { name: 'On this page' });
}

/** Scrolls so that a heading comes to stand so many px under the top of the window. */
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
  });

  test('marks nothing at the top of the page', async ({ page }) => {
    await expect(contents(page)).toBeVisible();
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

  test('the mark follows a long scroll at most once in 200 ms', async ({ page }) => {
    await expect(contents(page)).toBeVisible();
    const changes = await contents(page).evaluateHandle(async (nav) => {
      const times: number[] = [];
      const observer = new MutationObserver(() => times.push(performance.now()));
      observer.observe(nav, { subtree: true, attributeFilter: ['aria-current'] });
      const end = document.body.scrollHeight - innerHeight;
      for (let top = 0; top < end; top += end / 90) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return times;
    });
    // The last change comes when the scroll has ended.
    const last = contents(page).getByRole('link').last();
    await expect(last).toHaveAttribute('aria-current', 'true');
    const times = await changes.jsonValue();
    expect(times.length).toBeGreaterThan(2);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    // Timers may be early by less than a frame; a change marks one link and unmarks another at once.
    expect(gaps.filter((gap) => gap > 1 && gap < 180)).toEqual([]);
  });

  test('is walked by keyboard alone', async ({ page }) => {
    await contents(page).getByRole('link', { name: 'Usage' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => topOf(page, 'usage')).toBeCloseTo(100, 0);
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.closest('.prose') !== null);
    expect(focused).toBe(true);
  });
});

test('a page with fewer than two headings has no contents', async ({ page }) => {
  await page.goto('/demo/single');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('nav[aria-label="On this page"]')).toHaveCount(0);
});

for (const width of [360, 768, 1180]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('stands folded above the text, and folds again after a choice', async ({ page }) => {
      await page.goto('/');
      await expect(contents(page)).toHaveCount(1);
      const link = contents(page).getByRole('link', { name: 'Methods' });
      await expect(link).toBeHidden();
      const above = await contents(page).evaluate((nav) => {
        const text = document.querySelector('main .prose');
        return text
          ? nav.getBoundingClientRect().bottom <= text.getBoundingClientRect().top
          : false;
      });
      expect(above).toBe(true);

      await contents(page).getByText('On this page').click();
      await link.click();
      await expect(link).toBeHidden();
      await expect(page).toHaveURL('/#methods');
      await expect.poll(() => topOf(page, 'methods')).toBeCloseTo(100, 0);
    });
  });
}

test.describe('without script', () => {
  // Chromium counts the preloads of scripts as failed where it may run none.
  test.use({ javaScriptEnabled: false, allowFailedRequests: [/\/assets\/.*\.js$/] });

  test('leads to the headings', async ({ page, siteHost }) => {
    test.skip(siteHost === 'dev', 'styles of the development server come by script');
    await page.goto('/');
    await contents(page).getByRole('link', { name: 'Select props' }).click();
    await expect(page).toHaveURL('/#select-props');
  });
});
