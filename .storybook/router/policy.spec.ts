import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { expect, test } from '../../scripts/test/siteTest.ts';

// A page that breaks its policy says so in the console, and that fails the test that saw it.
test.skip(({ siteHost }) => siteHost !== 'built', 'the development server sends no policy');

const dist = resolve(process.env.OUT_DIR ?? 'dist');

/** The site's HTML files, in groups that one test loads. */
const groups: [what: string, pattern: string, few?: number][] = [
  ['every page', '{index,demo/**/index}.html'],
  ['every demo alone', '~demos/demo-*/index.html'],
  // These differ from the ones above by their addresses only.
  ['a demo alone at its former id', '~demos/docs-*/index.html', 3],
  ['a redirect', '_demos/*/index.html', 3],
];

for (const [what, pattern, few] of groups) {
  test(`${what} keeps its policy`, async ({ page }) => {
    test.setTimeout(300_000);
    const files = globSync(pattern, { cwd: dist }).toSorted();
    expect(files.length).toBeGreaterThan(20);
    for (const file of files.slice(0, few)) {
      await page.goto(`/${file.replace(/index\.html$/, '')}`);
      await expect(page.locator('#root')).not.toBeEmpty();
      // What is closed at first has styles and scripts, too.
      for (const select of await page.locator('.rc-select:not(.rc-select-disabled)').all())
        await select.click({ force: true });
    }
  });
}

test.describe('addresses that lead nowhere', () => {
  test.use({ allowFailedRequests: [/nowhere/] });

  for (const path of ['/nowhere', '/demo/nowhere', '/~demos/nowhere', '/storybook/nowhere']) {
    test(`${path} keeps its policy`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('#root')).not.toBeEmpty();
    });
  }
});

test.describe('the workbench', () => {
  // Storybook's own docs page says the one of its parts, the browser the other where a story is left while it is played.
  test.use({ allowConsole: [/deprecated and will be removed|range isn't in document/] });

  const entries = (type: 'story' | 'docs') => {
    const index = readFileSync(join(dist, 'storybook/index.json'), 'utf8');
    const parsed = JSON.parse(index) as { entries: Record<string, { type: string }> };
    return Object.keys(parsed.entries).filter((id) => parsed.entries[id]?.type === type);
  };

  test('every story keeps its policy', async ({ page }) => {
    test.setTimeout(600_000);
    const stories = entries('story');
    expect(stories.length).toBeGreaterThan(20);
    for (const id of stories) {
      await page.goto(`/storybook/iframe.html?id=${id}&viewMode=story`);
      await isShown(page, id);
    }
  });

  test('every docs page keeps its policy', async ({ page }) => {
    test.setTimeout(300_000);
    const [first = '', ...others] = entries('docs');
    expect(others.length).toBeGreaterThan(20);
    await page.goto(`/storybook/iframe.html?id=${first}&viewMode=docs`);
    await isShown(page, first);
    // One document shows them all, as in the workbench; a story that is left while it is played reloads it.
    for (const id of others) {
      await page.evaluate(showDocs, id);
      await isShown(page, id);
    }
  });

  test('the manager keeps its policy', async ({ page }) => {
    await page.goto('/storybook/?path=/story/demo-tags--basic');
    const preview = page.frameLocator('#storybook-preview-iframe');
    await expect(preview.locator('.rc-select').first()).toBeVisible({ timeout: 20_000 });
    await page.getByRole('tab', { name: /Interactions/ }).click();
    await page.getByRole('button', { name: 'Theme' }).click();
  });

  test('its documents run inline scripts by their hash only, and no text', async ({ page }) => {
    for (const file of ['index.html', 'iframe.html']) {
      const html = await (await page.request.get(`/storybook/${file}`)).text();
      const [, policy = ''] =
        /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
      expect(policy, file).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
      expect(policy, file).not.toContain('unsafe-eval');
    }
  });
});

/** Runs in the workbench's preview: shows the docs page with an id. */
function showDocs(storyId: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: {
      once: (event: string, listener: () => void) => void;
      emit: (event: string, selection: object) => void;
    };
  };
  return new Promise((resolve) => {
    channel.once('docsRendered', resolve);
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  });
}

/** Waits until an entry is shown; of a story, its play function may still run. */
async function isShown(page: Page, id: string): Promise<void> {
  const phase = () =>
    page.evaluate(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } };
      };
      const render = preview?.currentRender;
      // A docs page has no phases.
      return render && `${render.id} ${render.phase ?? 'docs'}`;
    });
  await expect
    .poll(phase, { timeout: 30_000 })
    .toMatch(new RegExp(`^${id} (docs|playing|played|completed|finished)$`));
  await expect(page.locator('body')).toHaveClass(/sb-show-main/, { timeout: 30_000 });
}
