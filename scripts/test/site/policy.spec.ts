import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { expect, test } from '../siteTest.ts';
import { heading } from './fixture/parts.ts';

// A page that breaks its policy logs an error, which fails the test.
test.skip(({ siteHost }) => siteHost !== 'built', 'the development server sends no policy');

const dist = resolve(process.env.OUT_DIR ?? 'dist');

// Island.a11y.spec.ts opens each demo's page, standalone story and lists.
test('legacy ids and redirects keep their policy', async ({ page }) => {
  for (const pattern of ['~demos/docs-*/index.html', '_demos/*/index.html']) {
    const files = globSync(pattern, { cwd: dist }).toSorted();
    expect(files.length).toBeGreaterThan(20);
    for (const file of files.slice(0, 3)) {
      await page.goto(`/${file.replace(/index\.html$/, '')}`);
      await expect(page.locator('[data-story][data-live]').first()).toBeVisible();
    }
  }
});

test.describe('missing pages', () => {
  test.use({ allowFailedRequests: [/nowhere/] });

  test('keep their policy', async ({ page }) => {
    for (const path of ['/nowhere', '/demo/nowhere', '/~demos/nowhere', '/storybook/nowhere']) {
      await page.goto(path);
      await expect(page.locator('#root')).not.toBeEmpty();
    }
  });
});

/** Runs in Storybook's preview: shows a docs page, and waits until it has rendered. */
function showDocs(storyId: string): Promise<void> {
  const { channel } = (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__;
  return new Promise((resolve) => {
    const note = (id: string) => {
      if (id !== storyId) return;
      channel.off('docsRendered', note);
      resolve();
    };
    channel.on('docsRendered', note);
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  });
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    channel: Record<'on' | 'off' | 'emit', (event: string, value: unknown) => void>;
    storyRenders: { isPending(): boolean }[];
  };
}

test.describe('Storybook', () => {
  // Storybook's docs page logs warnings about its own parts.
  test.use({ allowConsole: [/deprecated and will be removed/] });

  test('keeps its policy on every docs page', async ({ page }) => {
    test.setTimeout(120_000);
    const index = readFileSync(join(dist, 'storybook/index.json'), 'utf8');
    const { entries } = JSON.parse(index) as { entries: Record<string, { type: string }> };
    const ids = Object.keys(entries).filter((id) => entries[id]?.type === 'docs');
    expect(ids.length).toBeGreaterThan(20);
    await page.goto(`/storybook/iframe.html?id=${ids[0]}&viewMode=docs`);
    for (const id of ids) {
      // Within the same document, like the manager does.
      if (id !== ids[0]) await page.evaluate(showDocs, id);
      await expect(page.locator('#storybook-docs h1').first()).toBeVisible({ timeout: 30_000 });
      // Storybook reloads the whole preview when one leaves a story that is still rendering.
      await page.waitForFunction(() =>
        (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__.storyRenders.every(
          (story) => !story.isPending(),
        ),
      );
    }
  });

  test('runs inline scripts by their hash only, and no text', async ({ page }) => {
    for (const file of ['index.html', 'iframe.html']) {
      const html = await (await page.request.get(`/storybook/${file}`)).text();
      const [, policy = ''] =
        /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
      expect(policy, file).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
      expect(policy, file).not.toContain('unsafe-eval');
    }
  });
});

const FOREIGN = 'https://foreign.example';

/** Markup that an attacker could inject, by the directive that blocks it. */
const smuggled = {
  'script-src-elem': `<script>window.ran = true</script><script src="${FOREIGN}/a.js"></script>`,
  'script-src-attr': '<img src="data:," onerror="window.ran = true">',
  'frame-src': `<iframe src="${FOREIGN}/frame"></iframe>`,
  'object-src': `<object data="${FOREIGN}/plugin"></object>`,
  'base-uri': `<base href="${FOREIGN}/">`,
  'style-src-elem': `<link rel="stylesheet" href="${FOREIGN}/a.css">`,
  'img-src': `<img src="http://foreign.example/a.png">`,
  'media-src': `<video src="${FOREIGN}/a.mp4"></video>`,
};

test.describe('foreign content', () => {
  test.use({
    allowConsole: [/./],
    allowPageErrors: [/./],
    allowFailedRequests: [/foreign\.example/],
  });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      if (window !== window.top) return;
      const broken: string[] = [];
      Object.assign(window, { broken, ran: false });
      addEventListener('securitypolicyviolation', (event) => {
        broken.push(event.effectiveDirective);
      });
    });
  });

  const listBroken = async (page: Page) =>
    [...new Set(await page.evaluate<string[]>('window.broken'))].toSorted();
  const ran = (page: Page) => page.evaluate('window.ran');

  for (const where of ['header and document', 'document alone'] as const) {
    test(`is stopped by the policy in the ${where}`, async ({ page }) => {
      const frame = '<iframe srcdoc="<script>parent.ran = true</script>"></iframe>';
      const markup = [...Object.values(smuggled), frame].join('');
      await page.route('/demo/tags', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('</head>', () => `</head>${markup}`);
        const head = where === 'document alone' ? { contentType: 'text/html' } : { response };
        await route.fulfill({ ...head, body });
      });
      await page.goto('/demo/tags');
      await expect(heading(page, 'tags')).toBeVisible();
      await page
        .locator('iframe[srcdoc]')
        .contentFrame()
        .locator('html')
        .waitFor({ state: 'attached' });
      await expect.poll(() => listBroken(page)).toEqual(Object.keys(smuggled).toSorted());
      expect(await ran(page)).toBe(false);
    });
  }

  test('does not become a script as text', async ({ page }) => {
    await page.goto('/demo/tags');
    // Playwright's own script may use eval, so the page's code has to run later.
    const outcomes = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const code = 'window.ran = true';
          const ways = [
            // eslint-disable-next-line no-eval -- must be blocked
            () => window.eval(code),
            () => new Function(code)(),
            () => window.location.assign(`javascript:${code}`),
          ];
          const outcomeOf = (act: () => unknown) => {
            try {
              return String(act());
            } catch (error) {
              return String(error);
            }
          };
          setTimeout(() => resolve(ways.map(outcomeOf)));
        }),
    );
    expect(outcomes.slice(0, 2)).toEqual([/^EvalError/, /^EvalError/].map(expect.stringMatching));
    await expect.poll(() => listBroken(page)).not.toEqual([]);
    expect(await ran(page)).toBe(false);
  });

  test('gets no data from the page', async ({ page }) => {
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
    await expect.poll(() => listBroken(page)).toEqual(['connect-src', 'form-action']);
    expect(page.context().pages()).toHaveLength(1);
  });
});

test('other sites cannot frame a page, nor keep hold of one that they open', async ({
  page,
  baseURL,
}) => {
  const stranger = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Stranger</title><link rel="icon" href="data:,">');
  });
  await new Promise<void>((done) => stranger.listen(0, '127.0.0.1', done));
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
  for (const path of ['', 'demo/suggest', '~demos/demo-tags--basic', 'storybook/']) {
    const response = await page.request.get(`${baseURL}${path}`);
    const policy = response.headers()['content-security-policy'];
    expect(policy, path).toContain("frame-ancestors 'self'");
    const opened = page.waitForEvent('popup');
    const handle = await page.evaluateHandle((address) => window.open(address), baseURL + path);
    const popup = await opened;
    await popup.waitForLoadState();
    await expect.poll(() => handle.evaluate((own) => own?.closed)).toBe(true);
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    await popup.close();
  }
  stranger.close();
});
