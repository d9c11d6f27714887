import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';
import { startStorybook } from './fixture/devTest.ts';
import { expect, LIMIT_MS, test as base } from './fixture/strangerTest.ts';

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Playwright's `test` on a Storybook with the `storysite` addon, without options. */
const test = base.extend<object, { storybook: { url: string; output: () => string } }>({
  storybook: [
    async ({ installed }, use) => {
      const project = await installed.copyProject();
      const main = join(project, '.storybook/main.ts');
      const text = await readFile(main, 'utf8');
      await writeFile(main, text.replace('addons: [', "addons: ['storysite', "));
      const port = await findPort();
      const server = await startStorybook(project, port);
      await use({ url: `http://localhost:${port}/`, output: server.output });
      await server.stop();
    },
    { scope: 'worker', timeout: LIMIT_MS },
  ],
  baseURL: async ({ storybook }, use) => use(storybook.url),
  // The manager requests release notes.
  allowFailedRequests: [/./],
  allowConsole: [/./],
});

test('Storybook keeps its address, the site is beside it, and they lead to each other', async ({
  page,
  storybook,
}) => {
  const { url } = storybook;
  expect(storybook.output()).toContain(`Docs site   ${url}storysite/\nStorybook   ${url}\n`);
  const answers = async () => (await fetch(url).catch(() => undefined))?.status;
  await expect.poll(answers, { timeout: LIMIT_MS }).toBe(200);
  expect(await (await fetch(url)).text()).toContain('sb-manager');

  await page.goto('storysite/example/button');
  const story = page.locator('[data-story="example-button--primary"]').first();
  await expect(story).toHaveAttribute('data-live', '');
  await page.getByRole('link', { name: 'Header' }).first().click();
  await expect(page).toHaveURL('storysite/example/header');
  const link = page.locator('a[href*="?path=/docs/example-header"]').first();
  await expect(link).toHaveAttribute('href', /^\/storysite\/storybook\/\?path=/);
  const opened = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(opened.url()).toContain(`${url}?path=/docs/example-header--docs`);
});
