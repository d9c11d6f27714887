import type { Page } from '@playwright/test';
import { paintTwice } from '../paintTwice.ts';
import { expect, test } from '../siteTest.ts';
import { ALGOLIA, answerAlgolia } from './fixture/answerAlgolia.ts';
import { serveSearchBox, type SearchBoxServer } from './fixture/serveSearchBox.ts';

const own = { text: '', sections: [], properties: [] };
const ownPages = [
  { ...own, path: '/demo/tags', title: 'tags' },
  {
    ...own,
    path: '/demo/single',
    title: 'single',
    sections: [{ id: 'a', title: 'One tag', text: '' }],
  },
];
const pages = {
  'https://select.example.com/demo/custom-tags#top': 'custom-tags',
  'https://elsewhere.example.com/tags': 'tags elsewhere',
};

// The page is not part of the site, and never marked as live.
test.use({ waitForReact: false });

let site: SearchBoxServer;

// One server for all tests; otherwise each would start its own.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await serveSearchBox(
    {
      siteUrl: 'https://select.example.com',
      externalSearch: { appId: 'APP', apiKey: 'KEY', indexName: 'select', hosts: [ALGOLIA] },
    },
    ownPages,
  );
});

test.afterAll(() => site.close());

/** The vendor's field, which is rendered with its dialog. */
function vendorField(page: Page) {
  return page.locator('.DocSearch-Modal input');
}

function ownField(page: Page) {
  return page.getByRole('combobox', { name: 'Search' });
}

test('loads the vendor’s box when the reader asks for it, and not before', async ({ page }) => {
  const vendor: string[] = [];
  page.on('request', (request) => {
    if (/docsearch/i.test(request.url()) && !request.url().includes('DocSearch.ts'))
      vendor.push(request.url());
  });
  await page.goto(site.url);
  const button = page.getByRole('button', { name: 'Search' });
  await expect(button).toBeVisible();
  expect(vendor).toEqual([]);
  await button.click();
  await expect(vendorField(page)).toBeFocused();
  expect(vendor.length).toBeGreaterThan(0);
  await expect(ownField(page)).toHaveCount(0);
});

test('asks the configured application and shows its one page of title matches', async ({
  page,
}) => {
  const requests = await answerAlgolia(page, 200, pages);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Search' }).click();
  await vendorField(page).fill('tags');
  const hits = page.locator('.DocSearch-Hit a');
  await expect(hits).toHaveCount(2);
  await expect(hits.first().locator('mark')).toHaveText('tags');
  // A hit on the deployed site opens the same page here.
  await expect(hits.first()).toHaveAttribute('href', '/demo/custom-tags#top');
  await expect(hits.last()).toHaveAttribute('href', 'https://elsewhere.example.com/tags');
  expect(requests.at(-1)).toEqual({
    path: '/1/indexes/*/queries',
    appId: 'APP',
    apiKey: 'KEY',
    indexName: 'select',
    query: 'tags',
  });
});

for (const key of ['/', 'Control+k']) {
  test(`opens by ${key}, before and after the vendor’s box is there`, async ({ page }) => {
    await page.goto(site.url);
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    await page.keyboard.press(key);
    await expect(vendorField(page)).toBeFocused();
    // The vendor handles Escape only after its field has been painted.
    await paintTwice(page);
    await page.keyboard.press('Escape');
    await expect(vendorField(page)).toHaveCount(0);
    await page.keyboard.press(key);
    await expect(vendorField(page)).toBeFocused();
  });
}

test.describe('when the service refuses', () => {
  test.use({
    allowFailedRequests: [/queries/],
    allowPageErrors: [/refused/],
    allowConsole: [/refused/],
  });

  test('our own search takes over with the text', async ({ page }) => {
    await answerAlgolia(page, 403, pages);
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Search' }).click();
    await vendorField(page).pressSequentially('tag');
    await expect(ownField(page)).toBeFocused();
    await expect(vendorField(page)).toHaveCount(0);
    await expect(ownField(page)).toHaveValue(/^t/);
    await ownField(page).fill('tag');
    const options = page.getByRole('option');
    await expect(options).toHaveText(['tagsPage', 'One tagSection · single']);
  });
});

test.describe('when the vendor’s package cannot be loaded', () => {
  test.use({ allowFailedRequests: [/docsearch/i], allowConsole: [/dynamically imported module/] });

  test('our own search takes over', async ({ page }) => {
    await page.route(/docsearch[^/]*js_docsearch|@docsearch\/js/i, (route) => route.abort());
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(ownField(page)).toBeFocused();
    await page.keyboard.type('tag');
    await expect(page.getByRole('option')).toHaveCount(2);
  });
});
