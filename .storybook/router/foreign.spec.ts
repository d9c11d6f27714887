import type { Page } from '@playwright/test';
import { expect, test } from '../../scripts/test/siteTest.ts';

test.skip(({ siteHost }) => siteHost !== 'built', 'the development server sends no policy');

const FOREIGN = 'https://foreign.example';

/** Markup as somebody would smuggle it into a page, and the directive that stops it. */
const smuggled: [html: string, directive: string][] = [
  ['<script>window.ran = true</script>', 'script-src-elem'],
  [`<script src="${FOREIGN}/a.js"></script>`, 'script-src-elem'],
  ['<img src="data:," onerror="window.ran = true">', 'script-src-attr'],
  [`<iframe src="${FOREIGN}/frame"></iframe>`, 'frame-src'],
  ['<iframe srcdoc="<script>parent.ran = true</script>"></iframe>', 'script-src-elem'],
  [`<object data="${FOREIGN}/plugin"></object>`, 'object-src'],
  [`<base href="${FOREIGN}/">`, 'base-uri'],
  [`<link rel="stylesheet" href="${FOREIGN}/a.css">`, 'style-src-elem'],
  [`<img src="http://foreign.example/a.png">`, 'img-src'],
  [`<video src="${FOREIGN}/a.mp4"></video>`, 'media-src'],
];

test.describe('what is foreign', () => {
  test.use({
    allowConsole: [/./],
    allowPageErrors: [/./],
    allowFailedRequests: [/foreign\.example/],
  });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const broken: string[] = [];
      Object.assign(window.top ?? window, { broken, ran: false });
      addEventListener('securitypolicyviolation', (event) => {
        broken.push(event.effectiveDirective);
      });
    });
  });

  const broken = (page: Page) => page.evaluate<string[]>('window.broken');
  const ran = (page: Page) => page.evaluate('window.ran');

  for (const [html, directive] of smuggled) {
    test(`is stopped in the page: ${html}`, async ({ page }) => {
      await page.route('/demo/tags', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</head>', () => `</head>${html}`);
        await route.fulfill({ response, body });
      });
      await page.goto('/demo/tags');
      await expect(page.getByRole('heading', { level: 1, name: 'tags' })).toBeVisible();
      if (html.includes('srcdoc'))
        await page.locator('iframe').contentFrame().locator('html').waitFor({ state: 'attached' });
      else await expect.poll(() => broken(page)).toContain(directive);
      expect(await ran(page)).toBe(false);
    });
  }

  test('is stopped at other hosts, too, where only the document says so', async ({ page }) => {
    await page.route('/demo/tags', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</head>', `</head>${smuggled[0]?.[0]}`);
      await route.fulfill({ body, contentType: 'text/html' });
    });
    await page.goto('/demo/tags');
    await expect.poll(() => broken(page)).toContain('script-src-elem');
    expect(await ran(page)).toBe(false);
  });

  test('text does not become a script', async ({ page }) => {
    await page.goto('/demo/tags');
    // Playwright's own script may use eval: the page's code has to run after it.
    const outcomes = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const code = 'window.ran = true';
          const ways = [
            // eslint-disable-next-line no-eval -- it is what must not work
            () => window.eval(code),
            () => new Function(code)(),
            () => setTimeout(code),
            () => window.location.assign(`javascript:${code}`),
          ];
          setTimeout(() => {
            resolve(
              ways.map((act) => {
                try {
                  act();
                  return 'ran';
                } catch (error) {
                  return String(error);
                }
              }),
            );
          });
        }),
    );
    for (const outcome of outcomes.slice(0, 3)) expect(outcome).toMatch(/^(EvalError|TypeError)/);
    await expect.poll(() => broken(page)).not.toEqual([]);
    expect(await ran(page)).toBe(false);
  });

  test('HTML is not taken from anybody but the build', async ({ page }) => {
    await page.goto('/demo/tags');
    const outcomes = await page.evaluate(() => {
      const attempt = (act: () => unknown) => {
        try {
          act();
          return 'done';
        } catch (error) {
          return String(error);
        }
      };
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown };
      };
      return [
        attempt(() => (document.body.innerHTML = '<img src=x onerror="window.ran = true">')),
        attempt(() => trustedTypes.createPolicy('other', {})),
        attempt(() => trustedTypes.createPolicy('site', {})),
      ];
    });
    for (const outcome of outcomes) expect(outcome).toContain('TypeError');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await ran(page)).toBe(false);
  });

  test('gets nothing from the page', async ({ page }) => {
    await page.goto('/demo/tags');
    await page.evaluate(async (address) => {
      await fetch(address).catch(() => undefined);
      navigator.sendBeacon(address);
      const form = document.createElement('form');
      form.action = address;
      form.target = '_blank';
      document.body.append(form);
      form.submit();
    }, `${FOREIGN}/collect`);
    const directives = async () => [...new Set(await broken(page))];
    await expect.poll(directives).toEqual(['connect-src', 'form-action']);
    expect(page.context().pages()).toHaveLength(1);
  });

  test('shows no page of the site in a frame', async ({ page }) => {
    for (const path of [
      '/',
      '/demo/tags',
      '/~demos/demo-tags--basic',
      '/storybook/',
      '/404.html',
    ]) {
      const response = await page.request.get(path);
      expect(response.headers()['content-security-policy'], path).toContain(
        "frame-ancestors 'self'",
      );
    }
  });
});
