import { expect, test } from '../../scripts/test/siteTest.ts';
import { waitUntilInteractive } from '../../scripts/test/waitUntilInteractive.ts';
import { demoNames } from './demoNames.ts';
import { expectFits } from './fixture/expectFits.ts';
import { expectOnTop } from './fixture/expectOnTop.ts';
import { windowSizes } from './fixture/pageKinds.ts';

declare global {
  interface Window {
    /** Ids of the demos that stood in their stages as soon as these came. */
    filledStages: string[];
  }
}

test.describe('pages', () => {
  test('shows the README of the installed package at the root', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'rc-select' })).toBeVisible();
    await expect(page).toHaveTitle('README - rc-select');
    await expect(page.getByRole('cell', { name: 'dropdownMatchSelectWidth' })).toBeVisible();
  });

  // In one window: it keeps the scripts, of which the development server has hundreds.
  test('shows every demo with one heading, live demo and source', async ({ page }) => {
    test.setTimeout(120_000);
    for (const name of demoNames) {
      await page.setViewportSize(windowSizes[0]);
      await page.goto(`/demo/${name}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      await expect(heading).toHaveAttribute('id', name);
      await expect(page).toHaveTitle(`${name} - rc-select`);
      const box = page.getByRole('region', { name, exact: true });
      await expect(box).toHaveAttribute('data-demo', `demo-${name}--basic`);
      await expect(box.locator('pre').first()).toContainText("from 'rc-select'");
      for (const size of [windowSizes[0], windowSizes[2]]) {
        const { width } = size;
        await page.setViewportSize(size);
        await expectOnTop(heading, `the heading at ${width} px`);
        await expectFits(page, `${name} at ${width} px`);
      }
    }
  });

  test('answers an unknown path with status 404 and the nearest pages', async ({ page }) => {
    const response = await page.request.get('/demo/singel', { headers: { accept: 'text/html' } });
    expect(response.status()).toBe(404);
  });
});

test.describe('an unknown path', () => {
  test.use({ allowFailedRequests: [/\/demo\/singel$/] });

  test('offers the nearest pages', async ({ page }) => {
    await page.goto('/demo/singel');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'single', exact: true }).click();
    await expect(page).toHaveURL('/demo/single');
    await expect(page.getByRole('heading', { level: 1, name: 'single' })).toBeVisible();
  });
});

test.describe('redirects', () => {
  for (const [from, to] of [
    ['/demo', '/demo/auto-adjust-dropdown'],
    ['/demo/', '/demo/auto-adjust-dropdown'],
    ['/_demos/demo-tags--basic', '/~demos/demo-tags--basic'],
  ] as const) {
    test(`leads ${from} to ${to}`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(new RegExp(`${to}/?$`));
    });
  }

  test('leads the navigation link Demo to the first demo, and back leads home', async ({
    page,
  }) => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Demo' })
      .click();
    await expect(page).toHaveURL('/demo/auto-adjust-dropdown');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a demo alone', () => {
  for (const id of ['demo-single--basic', 'docs-single', 'docs-dropdownrender', 'docs-combobox']) {
    test(`stands at /~demos/${id} without the frame`, async ({ page }) => {
      await page.goto(`/~demos/${id}`);
      await expect(page.locator('[data-demo]')).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page).toHaveTitle(/ - rc-select$/);
    });
  }
});

test.describe('an unknown demo', () => {
  test.use({ allowFailedRequests: [/\/(~|_)demos\//] });

  for (const [path, uuid] of [
    ['/~demos/nope', 'nope'],
    ['/_demos/nope', 'nope'],
    ['/~demos/', ''],
    ['/~demos/%3Cimg%20src=x%20onerror=alert(1)%3E', '<img src=x onerror=alert(1)>'],
    ["/~demos/a'b%22c", `a'b"c`],
    ['/~demos/%E0%A4%A', '%E0%A4%A'],
    ['/~demos/%E7%AB%B9', '竹'],
    [`/~demos/${'x'.repeat(5000)}`, 'x'.repeat(5000)],
  ] as const) {
    test(`is named as text for ${path.slice(0, 60)}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Demo ${uuid} not found :(`);
      await expect(page.locator('h1 img')).toHaveCount(0);
    });
  }
});

test.describe('a hash', () => {
  /** Distance of a heading from the top of the window, in pixels. */
  const top = async (page: import('@playwright/test').Page, id: string) =>
    Math.round(
      await page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top),
    );

  test('brings its heading 100 px under the top on arrival', async ({ page }) => {
    await page.goto('/#option-props');
    await expect.poll(() => top(page, 'option-props')).toBe(100);
  });

  test('does so on a click, and on back and forward', async ({ page }) => {
    await page.goto('/');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Methods' }).click();
    await expect.poll(() => top(page, 'methods')).toBe(100);
    await contents.getByRole('link', { name: 'Feature' }).click();
    await expect.poll(() => top(page, 'feature')).toBe(100);
    await page.goBack();
    await expect.poll(() => top(page, 'methods')).toBe(100);
    await page.goForward();
    await expect.poll(() => top(page, 'feature')).toBe(100);
  });

  test('does so when it belongs to another page', async ({ page }) => {
    await page.goto('/demo/single');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/#select-props-allowclear';
      link.textContent = 'allowClear';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'allowClear', exact: true }).click();
    await expect.poll(() => top(page, 'select-props-allowclear')).toBe(100);
    await expect(page.locator('#select-props-allowclear:target')).toHaveCount(1);
  });

  for (const hash of ['#%', '#%E0%A4%A', '#no-such-heading', '#"><img src=x>']) {
    test(`does nothing when it is ${hash}`, async ({ page }) => {
      await page.goto(`/${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});

test.describe('a move to another page', () => {
  test('sets the title, the focus and the scroll, and back restores the scroll', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, 600));
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'tags', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'tags' })).toBeVisible();
    await expect(page).toHaveTitle('tags - rc-select');
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator('[aria-live=polite]', { hasText: /^tags$/ })).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'rc-select' })).toBeVisible();
    // Badges that arrive late move the text a little, and the browser moves the scroll with it.
    const distance = () => page.evaluate(() => Math.abs(window.scrollY - 600));
    await expect.poll(distance).toBeLessThan(50);
    await expect(page).toHaveTitle('README - rc-select');
    await expect(page.locator('[aria-live=polite]', { hasText: /^README$/ })).toHaveCount(1);
  });

  test('leaves the language alone where it stays the same', async ({ page }) => {
    await page.goto('/demo/single');
    // Set anew, it would have the browser find the style of every element anew.
    await page.evaluate(() => {
      const note = () => Object.assign(window, { languageSet: true });
      new MutationObserver(note).observe(document.documentElement, { attributeFilter: ['lang'] });
    });
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'tags', exact: true })
      .click();
    await expect(page).toHaveTitle('tags - rc-select');
    expect(await page.evaluate(() => 'languageSet' in window)).toBe(false);
  });

  test('loads no document, and shows the source of the new page', async ({ page }) => {
    await page.goto('/demo/single');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'tags', exact: true })
      .click();
    await expect(page.locator('pre').first()).toContainText('maxTagTextLength');
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'README' })
      .click();
    await expect(page.getByRole('cell', { name: 'labelInValue' })).toBeVisible();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });
});

test('a move shows a demo as the server printed it, and then it is live', async ({
  page,
  siteHost,
}) => {
  test.skip(siteHost !== 'built', 'the development server prints demos into documents alone');
  test.setTimeout(60_000);
  await page.addInitScript(noteStages);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Pages' });
  for (const name of demoNames) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    const stage = `[data-live-demo="demo-${name}--basic"]`;
    expect(await page.evaluate(() => window.filledStages)).toContain(`demo-${name}--basic`);
    await expect.poll(() => page.evaluate(isRoot, stage), name).toBe(true);
    await waitUntilInteractive(page, stage);
    await expect(page.locator(`${stage} > *`)).not.toHaveCount(0);
  }
});

/** Runs in the page: whether React has a root in an element. */
function isRoot(selector: string): boolean {
  const keys = Object.keys(document.querySelector(selector) ?? {});
  return keys.some((key) => key.startsWith('__reactContainer$'));
}

/** Runs in the page: notes of every stage whether something stands in it as soon as it comes. */
function noteStages(): void {
  window.filledStages = [];
  new MutationObserver(() => {
    for (const stage of document.querySelectorAll<HTMLElement>('[data-live-demo]')) {
      if (stage.firstElementChild) window.filledStages.push(stage.dataset.liveDemo ?? '');
    }
  }).observe(document, { childList: true, subtree: true });
}

test('leads /storybook/ to the workbench', async ({ page }) => {
  // The development server prepares the workbench's packages when it is first asked for them.
  test.setTimeout(150_000);
  await page.goto('/storybook/?path=/docs/demo-tags--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('heading', { level: 1, name: 'tags' })).toBeVisible({
    timeout: 120_000,
  });
});
