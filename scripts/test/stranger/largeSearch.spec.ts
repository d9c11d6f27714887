import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildAndServe, expect, LIMIT_MS, test as base } from './fixture/strangerTest.ts';

const GUIDES = 40;
/** Two guides whose texts are in different files. */
const MENTIONS = [2, 36];

/** A page of some ten thousand characters. */
const guide = (index: number) => `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Guides/Guide ${index}" />

# Guide ${index}

${MENTIONS.includes(index) ? 'Here is marmalade, too.' : 'Here is none.'}

${Array.from({ length: 100 }, (_, line) => `Line ${line} of this guide says, at some length, what every guide on these shelves says about tools.`).join('\n\n')}
`;

const JAR = `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Guides/Marmalade" />

# Marmalade

A jar for the shed.
`;

const CONFIG = `import { defineSite } from 'storysite';
import { offline } from 'storysite/plugins';

export default defineSite({ plugins: [offline()] });
`;

type Served = Awaited<ReturnType<typeof buildAndServe>>;

/** Playwright's `test` on a stranger's site whose search index is large. */
const test = base.extend<object, { large: Served }>({
  large: [
    async ({ installed }, use) => {
      const project = await installed.copyProject();
      const folder = join(project, 'src/guides');
      await mkdir(folder);
      for (let index = 1; index <= GUIDES; index += 1) {
        await writeFile(join(folder, `Guide${index}.mdx`), guide(index));
      }
      await writeFile(join(folder, 'Marmalade.mdx'), JAR);
      await writeFile(join(project, '.storybook/site.config.ts'), CONFIG);
      const served = await buildAndServe(project);
      await use(served);
      await served.close();
    },
    { scope: 'worker', timeout: LIMIT_MS },
  ],
  baseURL: async ({ large }, use) => use(large.url),
});

test.describe.configure({ mode: 'default' });

const TEXTS = '**/assets/search/*.json';
const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const status = (page: Page) => page.getByRole('search').getByRole('status');
const results = (page: Page) =>
  page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
const named = /Marmalade.*Page/;
const mentioned = /Guide (2|36)Text/;

test('titles are found at once, texts below them as they come; what is chosen stays so', async ({
  page,
}) => {
  const asked: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(TEXTS, async (route) => {
    asked.push(route.request().url());
    await answered;
    await route.fallback();
  });
  await page.goto('guides/guide-1');
  await box(page).click();
  await expect(results(page).first()).toBeVisible();
  expect(asked).toEqual([]);

  await box(page).fill('marmalade');
  await expect(results(page)).toHaveText([named]);
  await expect(status(page)).toHaveText('1 result · Searching the texts…');
  expect(asked.length).toBeGreaterThan(1);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  const place = await results(page).first().boundingBox();

  answer();
  await expect(results(page)).toHaveText([named, mentioned, mentioned]);
  await expect(status(page)).toHaveText('3 results');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(await results(page).first().boundingBox()).toEqual(place);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('guides/marmalade');
});

test.describe('texts that cannot be loaded', () => {
  test.use({ allowFailedRequests: [/assets\/search/], allowConsole: [/Failed to load/] });

  test('are named beside the results of the others, and loaded when tried again', async ({
    page,
  }) => {
    await page.route(TEXTS, async (route) => {
      const response = await route.fetch();
      const isFailing = (await response.text()).includes('"/guides/guide-36"');
      await (isFailing ? route.abort() : route.fulfill({ response }));
    });
    await page.goto('guides/guide-1');
    await box(page).fill('marmalade');
    await expect(status(page)).toContainText('Some texts could not be searched.');
    await expect(results(page)).toHaveText([named, /Guide 2Text/]);
    await page.unroute(TEXTS);
    await status(page).getByRole('button', { name: 'Try again' }).click();
    await expect(results(page)).toHaveText([named, mentioned, mentioned]);
    await expect(status(page)).toHaveText('3 results');
  });
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    allowFailedRequests: [/./],
    allowConsole: [/./],
    allowPageErrors: [/./],
  });

  // The last test: it stops the server.
  test('texts are searched, too, once one page was read', async ({ page, large }) => {
    await page.goto('guides/guide-1');
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await large.close();
    await page.reload();
    await box(page).fill('marmalade');
    await expect(results(page)).toHaveText([named, mentioned, mentioned]);
  });
});
