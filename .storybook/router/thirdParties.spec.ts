import { copyProject } from '../../scripts/test/copyProject.ts';
import { expect, test as base } from '../../scripts/test/siteTest.ts';
import siteConfig from '../../src/config/site.config.ts';

/** Far more than a build takes, since the machine may be busy. */
const BUILD_LIMIT_MS = 240_000;

/** Playwright's `test` on this site, built without images of other hosts; it is set up for tests that are left out, too. */
const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    async ({ siteHost }, use) => {
      if (siteHost !== 'built') return use('');
      const copy = await copyProject(['single'], {});
      const config = { ...siteConfig, externalImages: false, demoIndex: '/demo/single' };
      await use((await copy.serve(config)).url);
      return copy.remove();
    },
    { scope: 'worker', timeout: BUILD_LIMIT_MS },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});

test.describe.configure({ mode: 'default' });
test.skip(({ siteHost }) => siteHost !== 'built', 'builds the site with another configuration');

test('one setting keeps every request on the host, and shows texts for the images', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('');
  await expect(page.getByRole('link', { name: 'NPM version' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Stars on GitHub' })).toBeVisible();
  await page.goto('demo/single');
  await page.goto('~demos/demo-single--basic');
  await page.waitForLoadState('networkidle');
  // What is drawn in an address (`data:`) has no host.
  expect([...hosts].filter(Boolean)).toEqual([new URL(page.url()).host]);
});

test('then the policy lets no image of another host in either', async ({ page }) => {
  const response = await page.request.get('');
  const { 'content-security-policy': policy } = response.headers();
  expect(policy).toContain("img-src 'self' data:;");
  expect(await response.text()).toContain("img-src 'self' data:;");
});
