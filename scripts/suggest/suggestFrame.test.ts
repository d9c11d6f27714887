// @vitest-environment node
import { build, createServer, type InlineConfig } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { suggestFramePlugin } from './suggestFrame.ts';

const SERVICE = 'https://suggest.taobao.com/sug';

function configure(suggestUrl: string, rest: InlineConfig): InlineConfig {
  return {
    configFile: false,
    logLevel: 'silent',
    plugins: [
      suggestFramePlugin({ suggestUrl }),
      { name: 'entry', resolveId: (id) => (id === 'entry' ? id : null), load: () => 'void 0' },
    ],
    ...rest,
  };
}

const closers: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

async function serve(base: string): Promise<string> {
  const server = await createServer(
    configure(SERVICE, {
      base,
      appType: 'custom',
      server: { host: '127.0.0.1', port: 0, hmr: false, ws: false },
      optimizeDeps: { noDiscovery: true },
    }),
  );
  await server.listen(0);
  closers.push(() => server.close());
  const address = server.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('No port.');
  return `http://127.0.0.1:${address.port}`;
}

async function fileNames(config: InlineConfig): Promise<string[]> {
  const result = await build(configure(SERVICE, config));
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((each) =>
    'output' in each ? each.output.map(({ fileName }) => fileName) : [],
  );
}

it.each(['/', '/@site/', './'])('serves the frame beside the root of the base %s', async (base) => {
  const address = await serve(base);
  const path = base.startsWith('/') ? base : '/';
  const response = await fetch(`${address}${path}suggest-frame.html`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain(`data-suggest-url="${SERVICE}"`);
});

it('leaves every other address to the host', async () => {
  const address = await serve('/');
  expect((await fetch(`${address}/other/suggest-frame.html`)).status).toBe(404);
});

it("writes the frame into the browser's build, and not into the server's", async () => {
  const browser = { build: { write: false, rollupOptions: { input: 'entry' } } };
  const server = { build: { write: false, ssr: true, rollupOptions: { input: 'entry' } } };
  expect(await fileNames(browser)).toContain('suggest-frame.html');
  expect(await fileNames(server)).not.toContain('suggest-frame.html');
});

it('does not start with an invalid address', async () => {
  await expect(createServer(configure('nowhere', { appType: 'custom' }))).rejects.toThrow(
    'The address of the suggestion service is "nowhere"',
  );
});
