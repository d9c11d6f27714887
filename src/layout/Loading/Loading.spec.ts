import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../../scripts/test/siteTest.ts';

test.use({ serviceWorkers: 'block' });

/** Holds every script back until the function that is given back is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*', async (route: Route) => {
    if (route.request().resourceType() === 'script') await held;
    await route.fallback();
  });
  return release;
}

function choose(page: Page, name: string) {
  const link = page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name, exact: true });
  // Without a pointer that nears the link nothing is fetched in advance.
  return link.evaluate((element: HTMLElement) => element.click());
}

test('says so when a page takes longer than 200 ms, and the old page stays meanwhile', async ({
  page,
}) => {
  await page.goto('/demo/single');
  await page.waitForLoadState('networkidle');
  const release = await holdScripts(page);
  await choose(page, 'email');
  const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
  await expect(loading).toBeVisible();
  await expect(loading).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'single' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'email' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(loading).toHaveCount(0);
});

test('says nothing in the first 200 ms, so a page that is there at once shows none', async ({
  page,
}) => {
  await page.goto('/demo/single');
  await page.waitForLoadState('networkidle');
  for (const name of ['tags', 'single', 'tags', 'single']) {
    const { shownAfter, loadingAfter } = await measureMove(page, name);
    // A page that the machine was slow to draw may show it, but never early and never after it stands.
    if (shownAfter < 200) expect(loadingAfter).toBeUndefined();
    else expect(loadingAfter ?? 200).toBeGreaterThanOrEqual(195);
  }
});

/** Moves to a page; says after how many ms its heading stood there, and the loading state if it was seen. */
function measureMove(page: Page, name: string) {
  return page.evaluate(
    (wanted) =>
      new Promise<{ shownAfter: number; loadingAfter?: number }>((resolve) => {
        const start = performance.now();
        let loadingAfter: number | undefined;
        const observer = new MutationObserver(() => {
          const now = performance.now() - start;
          const status = document.body.textContent?.includes('Loading…');
          if (status) loadingAfter ??= now;
          if (document.querySelector('h1')?.textContent?.startsWith(wanted) !== true) return;
          observer.disconnect();
          resolve({ shownAfter: now, loadingAfter });
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        const links = document.querySelectorAll<HTMLElement>('nav[aria-label="Pages"] a');
        [...links].find((link) => link.textContent === wanted)?.click();
      }),
    name,
  );
}
