import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { type Bundler, buildSheet } from './buildSheet.ts';
import { type App, makeApp } from './makeApp.ts';
import { readLook } from './readLook.ts';
import { readSnippets, type Taken } from './readSnippets.ts';

const dist = resolve(process.env.OUT_DIR ?? 'dist');

interface WorkerFixtures {
  taken: Taken;
  app: App;
  /** Folder of the app's production build. */
  built: string;
}

/** Playwright's `test` with an app that contains all code that readers can copy. */
const test = base.extend<object, WorkerFixtures>({
  taken: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a pattern, even without other fixtures.
    async ({}, use) => use(await readSnippets(dist)),
    { scope: 'worker', timeout: 60_000 },
  ],
  app: [async ({ taken }, use) => use(await makeApp(taken)), { scope: 'worker', timeout: 300_000 }],
  built: [async ({ app }, use) => use(await app.build()), { scope: 'worker', timeout: 60_000 }],
});

test.describe.configure({ mode: 'default', timeout: 120_000 });

const APP = 'http://app.invalid';
const SITE = 'http://site.invalid';

/** Serves a folder at an address by intercepting requests. */
async function serve(context: BrowserContext, address: string, folder: string): Promise<void> {
  await context.route(`${address}/**`, (route) => {
    let path = join(folder, decodeURIComponent(new URL(route.request().url()).pathname));
    if (existsSync(path) && statSync(path).isDirectory()) path = join(path, 'index.html');
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
}

test('every install line names the version of these pages', ({ taken }) => {
  const lines = taken.commands.filter((line) => line.includes('rc-select'));
  expect(lines).toEqual(['npm install rc-select@14.0.5']);
  expect(taken.snippets.length).toBeGreaterThan(55);
});

test('no code is wider than 80 columns, and no main file longer than 60 lines', ({ taken }) => {
  for (const { name, story, files } of taken.snippets) {
    const wide = Object.entries(files).flatMap(([file, text]) =>
      text.split('\n').flatMap((line) => (line.length > 80 ? `${file}: ${line.slice(0, 99)}` : [])),
    );
    expect.soft(wide, name).toEqual([]);
    const [main = ''] = Object.values(files);
    expect.soft(main.split('\n').length, name).toBeLessThanOrEqual(story ? 60 : 80);
  }
});

test('all code type-checks after the install lines of the pages', async ({ app }) => {
  expect(await app.checkTypes()).toBe('');
});

test('all code looks in a production build as on the site, light and dark', async ({
  browser,
  built,
  taken,
}) => {
  const [own, other] = await Promise.all([
    browser.newContext(),
    // The site's HTML contains every select, and without scripts it does not change.
    browser.newContext({ javaScriptEnabled: false }),
  ]);
  await serve(own, APP, built);
  await serve(other, SITE, dist);
  const [app, site] = await Promise.all([own.newPage(), other.newPage()]);
  const errors: Error[] = [];
  app.on('pageerror', (error) => errors.push(error));
  // Freeze a demo that loads for two seconds in its initial state, as in the site's HTML.
  await app.addInitScript(() => {
    const { setTimeout: start } = window;
    const isShort = (ms: unknown) => Number(ms ?? 0) < 2000;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (isShort(ms) ? start(run, ms) : 0),
    });
  });
  await app.goto(APP);
  await app.locator('[data-snippet]').last().waitFor({ state: 'attached' });
  await app.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

  let compared = 0;
  for (const [index, { name, story }] of taken.snippets.entries()) {
    if (!story || story.startsWith('playground')) continue;
    await site.goto(`${SITE}/~demos/${story}/`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await Promise.all([app, site].map((page) => page.emulateMedia({ colorScheme })));
      const expected = await readLook(site, '[data-story]');
      const found = await readLook(app, `[data-snippet="${index}"]`);
      expect.soft(found, `${name}, ${colorScheme}`).toEqual(expected);
      compared += found.length;
    }
  }
  expect(compared).toBeGreaterThan(100);
  expect(errors).toEqual([]);
  await Promise.all([own.close(), other.close()]);
});

/** A select from the site's HTML. */
const SELECT = `<div class="rc-select rc-select-single rc-select-show-arrow">
  <div class="rc-select-selector">
    <span class="rc-select-selection-search"><input class="rc-select-selection-search-input"></span>
    <span class="rc-select-selection-item">Lucy</span>
  </div>
  <span class="rc-select-arrow"><span class="rc-select-arrow-icon"></span></span>
</div>`;

/** Reads the look of a select in a page that starts with the given HTML and loads a style sheet before. */
async function look(page: Page, css: string, html: string, before = ''): Promise<string> {
  await page.setContent(`<!doctype html>${html}<head><style>${before}</style><style>${css}</style>
    </head><body><div id="select">${SELECT}</div>`);
  return (await readLook(page, '#select')).join('\n');
}

test('select.css keeps its colors in all builds, and is dark where the page asks for it', async ({
  page,
  app,
  built,
}) => {
  const sheet = readFileSync(join(dist, 'select.css'), 'utf8');
  const light = await look(page, sheet, '<html>');
  const dark = await look(page, sheet, '<html style="color-scheme: dark">');
  expect(light).toContain('.rc-select-selector borderTopColor: rgb(201, 208, 216)');
  expect(dark).toContain('.rc-select-selector backgroundColor: rgb(16, 19, 23)');
  const others = ['vite-6', 'vite-7', 'webpack'] satisfies Bundler[];
  const sheets: [string, string][] = [['vite', await readBuiltSheet(built)]];
  for (const name of others) sheets.push([name, await buildSheet(name, sheet, app.root)]);
  for (const [name, css] of sheets) {
    expect.soft(await look(page, css, '<html>', ':root{color-scheme:light}'), name).toBe(light);
    for (const html of [
      '<html style="color-scheme: dark">',
      '<html class="dark">',
      '<html data-theme="dark">',
    ])
      expect.soft(await look(page, css, html), `${name}, ${html}`).toBe(dark);
    const asked = await look(page, css, '<html>', ':root { color-scheme: dark }');
    expect.soft(asked, `${name}, :root`).toBe(dark);
  }
});

/** The app's style sheet, which includes that of its template. */
async function readBuiltSheet(built: string): Promise<string> {
  const html = readFileSync(join(built, 'index.html'), 'utf8');
  const [, file = ''] = /href="\/?([^"]+\.css)"/.exec(html) ?? [];
  // The template sets both schemes; test as in an app without its own `color-scheme`.
  return readFileSync(join(built, file), 'utf8').replaceAll(/color-scheme:light dark;?/g, '');
}

test('a variable is overridden from anywhere, and nothing else of the page is styled', async ({
  page,
}) => {
  const sheet = readFileSync(join(dist, 'select.css'), 'utf8');
  const shown = await look(
    page,
    sheet,
    '<html class="dark">',
    ':root { --rc-select-line: #010203 } body { text-align: center; letter-spacing: 9px; text-transform: uppercase }',
  );
  expect(shown).toContain('borderTopColor: rgb(1, 2, 3)');
  expect(shown).toContain(' textAlign: start');
  expect(shown).toContain(' letterSpacing: normal');
  const strangers = await page.evaluate(() => {
    const list = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return rule.selectorText.split(/,(?![^(]*\))/);
        if (rule instanceof CSSKeyframesRule) return `.${rule.name}`;
        return rule instanceof CSSGroupingRule ? list(rule.cssRules) : [];
      });
    return list(document.styleSheets[1]!.cssRules).filter(
      (selector) => !/\.rc-?select/i.test(selector) && selector.trim() !== ':where(:root)',
    );
  });
  expect(strangers).toEqual([]);
});
