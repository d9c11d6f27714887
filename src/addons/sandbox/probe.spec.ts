import type { Page } from '@playwright/test';
import { paintTwice } from '../../../scripts/test/paintTwice.ts';
import { expect, test } from '../../../scripts/test/siteTest.ts';

/** The policy of the built site lets images of every https host in. */
const origin = 'https://sandbox.example';

/** The status that the image's address answers with; one that is not here never answers. */
const statuses: Record<string, number> = { '/quick.svg': 200, '/missing.svg': 404 };

test.beforeEach(({ page }) =>
  page.route(`${origin}/**`, async (route, request) => {
    const status = statuses[new URL(request.url()).pathname];
    const image = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
    const body = status === 200 ? image : '';
    if (status) await route.fulfill({ status, contentType: 'image/svg+xml', body });
  }),
);

/** Opens a demo's page as a site would be whose configuration names a sandbox of its own. */
async function openWithProbe(page: Page, image: string): Promise<void> {
  const own = { name: 'Ours', action: `${origin}/new`, probeImage: origin + image };
  let changed = 0;
  await page.route(/virtual:site-config|\/assets\/.*\.js/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replace(/(\\?)"sandboxes\\?":\[/, (start, escape: string) => {
        changed += 1;
        return start + JSON.stringify(own).replaceAll('"', `${escape}"`) + ',';
      }),
    });
  });
  await page.goto('/demo/email');
  await expect.poll(() => changed).toBe(1);
  await page.waitForLoadState('networkidle');
}

const own = (page: Page) => page.getByRole('button', { name: 'Open in Ours' });

test('offers a sandbox whose image loads in time, first as configured', async ({ page }) => {
  await openWithProbe(page, '/quick.svg');
  await expect(own(page)).toBeVisible();
  const buttons = page.getByRole('button', { name: /^Open in/ });
  await expect(buttons).toHaveText(['Ours', 'CodeSandbox', 'StackBlitz']);
});

test('leaves no trace of a sandbox whose image is late', async ({ page }) => {
  const givenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/late.svg'),
  );
  await openWithProbe(page, '/late.svg');
  await givenUp;
  await paintTwice(page);
  await expect(own(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open in StackBlitz' })).toBeVisible();
});

test.describe('with an image that is missing', () => {
  test.use({ allowFailedRequests: [/missing\.svg$/] });

  test('leaves no trace of the sandbox', async ({ page }) => {
    const answered = page.waitForResponse(/missing\.svg$/);
    await openWithProbe(page, '/missing.svg');
    await (await answered).finished();
    await paintTwice(page);
    await expect(own(page)).toHaveCount(0);
  });
});
