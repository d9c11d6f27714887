import { expect, test } from '../siteTest.ts';
import { holdScript } from './fixture/holdScript.ts';
import { heading } from './fixture/parts.ts';

const field = { name: 'City' };

test('the home page says what rc-select is, and its command and code can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'rc-select' });
  await expect(hero.getByText('A select for React')).toBeVisible();
  await expect(hero.getByRole('link')).toHaveText(['Get started', 'Playground', 'API']);
  await expect(page.getByRole('list', { name: 'Features' }).getByRole('listitem')).toHaveCount(6);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await hero.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(copied).toBe('npm install rc-select@14.0.5');
  await hero.getByRole('button', { name: 'Copy code' }).click();
  await expect.poll(copied).toContain('export default function City()');
  expect(await copied()).toContain("import './select.css';");
});

test('nothing stands above the title, and what has no image is left out', async ({ page }) => {
  await page.goto('/');
  const first = page.getByRole('main').locator('h1, h2, h3, p, a').first();
  await expect(first).toHaveText('rc-select');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /^Feature/ })).toBeVisible();
});

test.describe('the live select', () => {
  test('loads when it is touched, and does what was done to it', async ({ page, siteHost }) => {
    test.skip(siteHost !== 'built', 'in development it is loaded at once');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await page.getByRole('combobox', field).click();
    await expect(page.getByRole('option', { name: 'Oslo' })).toBeAttached();
    expect(scripts.length).toBeGreaterThan(before);
    await page.locator('.rc-select-item-option', { hasText: 'Oslo' }).click();
    await expect(page.locator('[data-story="home--example"]')).toContainText('Oslo');
  });

  test('works by keyboard, and after a navigation', async ({ page }) => {
    await page.goto('/demo/single');
    await page.getByRole('link', { name: 'rc-select 14.0.5' }).click();
    await expect(heading(page, 'rc-select')).toBeVisible();
    const select = page.getByRole('combobox', field);
    await select.focus();
    await page.keyboard.type('ro');
    await expect(page.locator('.rc-select-item-option')).toHaveText(['Rome']);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-story="home--example"]')).toContainText('Rome');
  });

  test('moves nothing when it is loaded and opened', async ({ page }) => {
    await page.goto('/');
    const code = page.getByRole('region', { name: 'rc-select' }).locator('pre');
    const before = await code.boundingBox();
    await page.getByRole('combobox', field).click();
    await expect(page.locator('.rc-select-item-option')).toHaveCount(3);
    expect(await code.boundingBox()).toEqual(before);
  });
});

test('All demos has a card with a picture for each', async ({ page }) => {
  await page.goto('/demo/all-demos');
  const cards = page.locator('main .prose li');
  await expect(cards).toHaveCount(25);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator('img:visible');
    await expect(picture).toHaveCount(1);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(640);
  }
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL('/demo/single');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('tables far below wait for the first paint, and a reload keeps its place', async ({
    page,
    siteHost,
  }) => {
    test.skip(siteHost !== 'built', 'in development styles come by script');
    // The page cannot finish loading without it.
    const release = await holdScript(page, '/assets/start-*');
    const row = page.locator('#optgroup-props-key');
    const isLaidOut = () =>
      row.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(isLaidOut).toBe(false);
    release();
    await expect.poll(isLaidOut).toBe(true);

    await row.scrollIntoViewIfNeeded();
    const place = () => row.evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    await page.reload();
    await expect.poll(place).toBeCloseTo(before, 0);
    await page.goto('/#optgroup-props-key');
    await expect(row).toBeInViewport();
  });
});
