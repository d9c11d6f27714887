import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mountSite } from './mountSite.ts';

const answer = mountSite({ root: '/nowhere', configDir: '/nowhere/.storybook' });
const server = createServer((request, response) =>
  answer(request, response, () => response.writeHead(404).end("Storybook's")),
);
const ask = async (path: string) => {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
};

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

it('a site that cannot be read says why on its pages, and leaves the workbench alone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await ask('/demo/single');
  expect(page.status).toBe(500);
  expect(await page.text()).toContain('/nowhere');
  expect(log).toHaveBeenCalledOnce();
  expect(await (await ask('/iframe.html')).text()).toBe("Storybook's");
  log.mockRestore();
});
