import type { Request } from '@playwright/test';
import { paintTwice } from '../../../scripts/test/paintTwice.ts';
import { expect, test } from '../../../scripts/test/siteTest.ts';

/** The policy of the built site allows images of every https host. */
const origin = 'https://sandbox.example';

// An image that fails, and the 200 ms to the millisecond, are tested by useSandboxes.test.ts.
for (const image of ['quick', 'late'])
  test(`offers a sandbox of the owner, first as configured, if its image is in time: ${image}`, async ({
    page,
  }) => {
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
    await page.route(`${origin}/quick.svg`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body }),
    );
    await page.route(`${origin}/late.svg`, () => {});
    const isProbe = (request: Request) => request.url() === `${origin}/${image}.svg`;
    const settled = Promise.race([
      page.waitForEvent('requestfailed', isProbe),
      page.waitForEvent('requestfinished', isProbe),
    ]);

    // The page of a site whose configuration names the sandbox.
    const own = { name: 'Ours', action: `${origin}/new`, probeImage: `${origin}/${image}.svg` };
    await page.route(/virtual:site-config|\/assets\/.*\.js/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const changed = text.replace(/(\\?)"sandboxes\\?":\[/, (start, escape: string) => {
        return start + JSON.stringify(own).replaceAll('"', `${escape}"`) + ',';
      });
      await route.fulfill({ response, body: changed });
    });
    await page.goto('/demo/email');
    await settled;
    await paintTwice(page);
    const names = image === 'late' ? [] : ['Ours'];
    const buttons = page.getByRole('button', { name: /^Open in/ });
    await expect(buttons).toHaveText([...names, 'CodeSandbox', 'StackBlitz']);
  });
