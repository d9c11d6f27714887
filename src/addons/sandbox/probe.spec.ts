import { paintTwice } from '../../../scripts/test/paintTwice.ts';
import { expect, test } from '../../../scripts/test/siteTest.ts';

const LATE = 'https://sandbox.example/late.svg';
/** Needs no network, which may exceed the limit on a busy machine. */
const QUICK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

// useSandboxes.test.ts covers failing images and the exact limit of 200 ms.
for (const [name, probeImage] of Object.entries({ QUICK, LATE }))
  test(`offers a sandbox of the owner, first as configured, if its image is in time: ${name}`, async ({
    page,
  }) => {
    await page.route(LATE, () => {});
    const givenUp =
      probeImage === LATE && page.waitForEvent('requestfailed', (one) => one.url() === LATE);

    // The page as served by a site that configures this sandbox.
    const own = { name: 'Ours', action: 'https://sandbox.example/new', probeImage };
    await page.route(/virtual:sandboxes|\/assets\/.*\.js/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const changed = text.replace(/\["CodeSandbox", ?"StackBlitz"\]/, () =>
        JSON.stringify([own, 'CodeSandbox', 'StackBlitz']),
      );
      await route.fulfill({ response, body: changed });
    });
    await page.goto('/demo/email');
    await givenUp;
    await paintTwice(page);
    const names = probeImage === LATE ? [] : ['Ours'];
    await page.getByRole('button', { name: 'Open in…' }).click();
    const entries = page.getByRole('button', { name: /^Open in \w/ });
    await expect(entries).toHaveText([...names, 'CodeSandbox', 'StackBlitz']);
  });
