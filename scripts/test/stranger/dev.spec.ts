import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { type Dev, expect, test } from './fixture/devTest.ts';

// They share one server.
test.describe.configure({ mode: 'default' });

test.use({
  // React's development build logs these for stories that are not hydrated.
  allowConsole: [/status of (404|500)|\[vite\]|Failed to (reload|fetch)/],
  allowFailedRequests: [/Button\.tsx|preview\.ts|set-up-your-shed|example\/(spare-)?button/],
});

const overlay = (page: Page) => page.locator('vite-error-overlay');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

const BUTTON = 'src/stories/Button.stories.ts';
const COPY = 'src/stories/Copy.stories.ts';

/** Edits that break a page: its address, the edit, and the message in the terminal, on one line. */
const FAULTS = {
  'a syntax error in a stories file': {
    path: 'example/button',
    file: BUTTON,
    edit: (text: string) => `${text}\nexport const = 3;\n`,
    says: /^src\/stories\/Button\.stories\.ts:\d+: Unexpected token .*$/,
  },
  'a stories file without a meta': {
    path: 'example/button',
    file: BUTTON,
    edit: (text: string) => text.replace('export default meta', 'export const title = meta'),
    says: /^src\/stories\/Button\.stories\.ts:1: CSF: missing default export .*$/,
  },
  'a tag in an MDX page that does not end': {
    path: 'set-up-your-shed',
    file: 'src/stories/Configure.mdx',
    edit: (text: string) => `${text}\n<div\n`,
    says: /^src\/stories\/Configure\.mdx:\d+: Unexpected end of file .*$/,
  },
} as const;

/** Opens a page, and waits until it is ready for updates. */
async function openToEdit(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('[vite] connected.'),
  });
  await page.goto(path);
  await connected;
}

/** Output of the terminal since `before`. */
const linesAfter = (dev: Dev, before: string) =>
  dev.output().slice(before.length).split('\n').filter(Boolean);

test('a page asks for no module of another page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await page.goto('example/button', { waitUntil: 'networkidle' });
  expect(asked.some((url) => url.includes('/Button.stories.ts'))).toBe(true);
  expect(asked.filter((url) => /stories\/(Header|Page|Configure)/.test(url))).toEqual([]);
});

test('a search finds pages that nobody has opened', async ({ page }) => {
  await page.goto('example/header');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('keeps its tools together');
  const hits = page.getByRole('option');
  await expect(hits).toHaveText([/Set up your shed/]);
  await field.fill('Secondary');
  await expect(hits.first()).toContainText('Secondary');
  await field.fill('a word that is nowhere');
  await expect(page.getByText('pages that are not open may be missing')).toBeVisible();
});

test('a block that does not exist is a notice in its page and one line', async ({ page, dev }) => {
  await openToEdit(page, 'set-up-your-shed');
  const before = dev.output();
  let right = '';
  await dev.edit('src/stories/Configure.mdx', (text) => {
    right = text;
    return `import { DocsStory } from '@storybook/addon-docs/blocks';\n${text}\n<DocsStory />\n`;
  });
  await expect(page.getByText('The block DocsStory is not shown on this site.')).toBeVisible();
  const line = expect.stringMatching(/^src\/stories\/Configure\.mdx.*DocsStory.*$/);
  await expect.poll(() => linesAfter(dev, before)).toEqual([line]);
  // New modules would not match a document that is still hydrating.
  await expect(page.locator('#root[data-live]')).toBeVisible();
  await dev.edit('src/stories/Configure.mdx', () => right);
  await expect(page.getByText('The block DocsStory')).toHaveCount(0);
  await expect(page.locator('#root[data-live]')).toBeVisible();
});

for (const [name, { path, file, edit, says }] of Object.entries(FAULTS)) {
  test(`${name} is shown on its page and in one line, until it is corrected`, async ({
    page,
    dev,
    context,
  }) => {
    await openToEdit(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    const title = (await heading.textContent()) ?? '';
    const before = dev.output();
    let right = '';
    await dev.edit(file, (text) => edit((right = text)));
    await expect(overlay(page)).toBeVisible();
    await expect.poll(() => linesAfter(dev, before)).toEqual([expect.stringMatching(says)]);
    await expect(overlay(page).locator('.message')).not.toBeEmpty();
    await expect(page.getByText('Page not found')).toHaveCount(0);

    const other = await context.newPage();
    await other.goto('example/header');
    await expect(other.getByText('Hello, Ama Boateng!')).toBeVisible();
    await expect(overlay(other)).toHaveCount(0);

    await dev.edit(file, () => right);
    await expect(overlay(page)).toHaveCount(0);
    await expect(heading).toHaveText(title);
    await expect(page.locator('#root[data-live]')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(linesAfter(dev, before)).toHaveLength(1);
  });
}

test('two stories with one id are shown on the page of both', async ({ page, dev }) => {
  await openToEdit(page, 'example/button');
  const before = dev.output();
  await cp(join(dev.project, BUTTON), join(dev.project, COPY));
  await expect(overlay(page)).toContainText('Rename one of the two');
  expect(linesAfter(dev, before)).toEqual([
    expect.stringMatching(/^src\/stories\/Copy.stories.ts: .*"example-button--primary" is in /),
  ]);
  await rm(join(dev.project, COPY));
  await expect(page.locator('[data-story="example-button--primary"]').first()).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});

test('a new file has its page, which goes with it', async ({ page, dev }) => {
  await openToEdit(page, 'example/header');
  const before = dev.output();
  const text = await readFile(join(dev.project, BUTTON), 'utf8');
  await writeFile(join(dev.project, COPY), text.replace('Example/Button', 'Example/Spare button'));
  const link = menu(page).getByRole('link', { name: 'Spare button' });
  await link.click();
  await expect(page).toHaveURL('example/spare-button');
  await expect(page.locator('[data-story="example-spare-button--primary"]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await rm(join(dev.project, COPY));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(link).toHaveCount(0);
  expect(linesAfter(dev, before)).toEqual([]);
});

for (const [file, says] of Object.entries({
  'src/stories/Button.tsx': /^src\/stories\/Button\.tsx:\d+: /,
  '.storybook/preview.ts': /^\.storybook\/preview\.ts:\d+ cannot be parsed/,
})) {
  test(`shows its syntax error in ${file} until it is corrected`, async ({ page, dev }) => {
    await openToEdit(page, 'example/button');
    const before = dev.output();
    let right = '';
    await dev.edit(file, (text) => `${(right = text)}\nconst = 3;\n`);
    await expect(overlay(page)).toBeVisible();
    await expect.poll(() => linesAfter(dev, before)).toEqual([expect.stringMatching(says)]);
    await dev.edit(file, () => right);
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.locator('[data-story="example-button--primary"]').first()).toBeVisible();
    expect(linesAfter(dev, before)).toHaveLength(1);
  });
}

test.describe('the configuration', () => {
  // A page that loads while its server restarts mixes old and new parts until it reloads.
  test.use({
    allowConsole: [/./],
    allowPageErrors: [/^/],
    allowFailedRequests: [/@site/],
  });
  const SITE = '.storybook/site.config.ts';
  const named = (title: string) =>
    `import { defineSite } from 'storysite';\n\nexport default defineSite({ title: '${title}' });\n`;
  /** Expects the site's title, which changes with the configuration once the server has restarted. */
  const expectTitle = (page: Page, text: string) =>
    expect(page.getByRole('banner').getByRole('link').first()).toContainText(text, {
      timeout: 20_000,
    });

  test('is read again when it is added, changed and removed, with a message', async ({
    page,
    dev,
  }) => {
    await page.goto('example/header', { waitUntil: 'networkidle' });
    const before = dev.output();
    await writeFile(join(dev.project, SITE), named('Tools'));
    await expectTitle(page, 'Tools');
    await dev.edit(SITE, (text) => text.replace('Tools', 'Spades'));
    await expectTitle(page, 'Spades');
    await expect(page.getByText('Hello, Ama Boateng!')).toBeVisible();
    await rm(join(dev.project, SITE));
    await expectTitle(page, 'toolshed');
    expect(linesAfter(dev, before)).toEqual([
      '.storybook/site.config.ts has changed, so the site has been read again.',
      '.storybook/site.config.ts has changed, so the site has been read again.',
      '.storybook/site.config.ts is gone, so the site has been read again.',
    ]);
  });

  test('is also new on a page whose scripts came from the server before', async ({ page, dev }) => {
    // On the very first visit, Vite reloads the page.
    await page.goto('example/header');
    const before = dev.output();
    const hold = async (route: Route) => {
      const response = await route.fetch();
      await writeFile(join(dev.project, SITE), named('Tools'));
      await expect.poll(() => linesAfter(dev, before)).toHaveLength(1);
      await route.fulfill({ response });
    };
    await page.route('**/@vite/client', hold, { times: 1 });
    await page.goto('example/header', { waitUntil: 'commit' });
    await expectTitle(page, 'Tools');
    await rm(join(dev.project, SITE));
    await expectTitle(page, 'toolshed');
  });

  test('of Storybook is read by the next start, with a message', async ({ dev }) => {
    const before = dev.output();
    await dev.edit('.storybook/main.ts', (text) => `${text}\n`);
    await expect
      .poll(() => linesAfter(dev, before))
      .toEqual(['.storybook/main.ts has changed. Start the server again to have it read.']);
  });

  test('stays as it was while it is broken', async ({ page, dev, context }) => {
    await page.goto('example/header', { waitUntil: 'networkidle' });
    await writeFile(join(dev.project, SITE), named('Tools'));
    await expectTitle(page, 'Tools');
    const before = dev.output();
    await dev.edit(SITE, (text) => text.replace("'Tools'", '7'));
    await expect(overlay(page)).toContainText('title');
    await expectTitle(page, 'Tools');
    const other = await context.newPage();
    await other.goto('example/page');
    await expect(overlay(other)).toContainText('title');
    await dev.edit(SITE, (text) => text.replace('7', "'Spades"));
    await expect(overlay(other)).toContainText(/Unterminated|Expected/);
    expect(linesAfter(dev, before)).toEqual([
      expect.stringMatching(/^\.storybook\/site\.config\.ts.*title/),
      expect.stringMatching(/^\.storybook\/site\.config\.ts.*.*/),
    ]);
    await writeFile(join(dev.project, SITE), named('Spades'));
    for (const open of [page, other]) {
      await expectTitle(open, 'Spades');
      await expect(overlay(open)).toHaveCount(0);
    }
  });
});
