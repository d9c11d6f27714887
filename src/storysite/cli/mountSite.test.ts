import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountSite } from './mountSite.ts';

const options = { root: '/nowhere', configDir: '/nowhere/.storybook' };
const atRoot = mountSite({ ...options, path: '/' });
const beside = mountSite({ ...options, path: '/storysite/' });
let answer = atRoot;
const server = createServer((request, response) =>
  answer(request, response, () => response.writeHead(404).end("Storybook's")),
);
const ask = async (path: string) => {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
};

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

it('a site that cannot be read says why on its pages, and leaves Storybook alone', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await ask('/demo/single');
  expect(page.status).toBe(500);
  expect(await page.text()).toContain('/nowhere');
  expect(log).toHaveBeenCalledOnce();
  expect(await (await ask('/iframe.html')).text()).toBe("Storybook's");
  log.mockRestore();
});

/** The server's response to a request for exactly this path, which `fetch` would normalize. */
const askRaw = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, host: '127.0.0.1', path }, (response) => resolve(response.resume())).on(
      'error',
      reject,
    );
  });

it.each(['//', '//evil.example/demo', '/\\evil.example', '//'.padEnd(10_000, '/'), 'http://x//'])(
  'does not find %j, which names a host',
  async (path) => {
    expect((await askRaw(path)).statusCode).toBe(404);
  },
);

it.each([
  ['/storybook', '/?path=/'],
  ['/storybook/', '/?path=/'],
  ['/storybook/index.html?path=/story/a--b', '/?path=/story/a--b'],
  ['/storybook/iframe.html?id=a--b', '/iframe.html?id=a--b'],
  ['/storybook//evil.example', '/evil.example'],
  ['/storybook///evil.example/?a', '/evil.example/?a'],
  ['/storybook/\\evil.example', '/evil.example'],
  ['/storybook/%2Fevil.example', '/%2Fevil.example'],
  ['http://evil.example//storybook', undefined],
  ['http://evil.example/storybook/x', '/x'],
])('%s leads to the address %s of Storybook', async (path, location) => {
  expect((await askRaw(path)).headers.location).toBe(location);
});

describe('beside Storybook', () => {
  beforeEach(() => void (answer = beside));
  afterEach(() => void (answer = atRoot));

  it.each([
    ['/storysite', '/storysite/'],
    ['/storysite/storybook/', '/?path=/'],
    ['/storysite/storybook/?path=/story/a--b', '/?path=/story/a--b'],
    ['/storysite/storybook/iframe.html?id=a--b', '/iframe.html?id=a--b'],
    ['/storysite/storybook//evil.example', '/evil.example'],
  ])('%s leads to the address %s', async (path, location) => {
    expect((await askRaw(path)).headers.location).toBe(location);
  });

  it.each(['/', '/?path=/story/a--b', '/iframe.html', '/storybook/', '/demo', '/storysite-2/'])(
    "leaves %s, which is Storybook's",
    async (path) => {
      expect(await (await ask(path)).text()).toBe("Storybook's");
    },
  );

  it('says what is wrong on the pages of the site', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await ask('/storysite/demo');
    expect(page.status).toBe(500);
    expect(await page.text()).toContain('/nowhere');
    log.mockRestore();
  });
});
