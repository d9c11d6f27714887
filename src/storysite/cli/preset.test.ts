import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import type { Plugin } from 'vite';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Middleware } from '../node/commands/createMiddleware.ts';
import * as preset from './preset.ts';

const site = vi.fn<Middleware>();
const mount = vi.fn<(options: object) => Middleware>(() => site);
vi.mock('./mountSite.ts', () => ({ mountSite: (where: object) => mount(where) }));

const options = { configDir: '.storybook', configType: 'DEVELOPMENT', path: '/' } as const;

beforeEach(() => void vi.clearAllMocks());

/** Storybook's Vite server, and the requests that reach the site. */
async function startVite(plugins: { name: string }[] = [], more = {}) {
  const plugin = preset.viteFinal({}, { ...options, ...more }).plugins?.[0] as Plugin | undefined;
  const server = new EventEmitter();
  const start = async () => {
    const use = vi.fn<(middleware: Middleware) => void>();
    await (plugin?.configureServer as ((vite: object) => Promise<void>) | undefined)?.({
      config: { server: { hmr: { server } }, plugins },
      middlewares: { use },
    });
    return use;
  };
  const use = await start();
  const ask = (url: string, accept = 'text/html') => {
    const request = { url, headers: { accept } };
    server.emit('request', request);
    const passed = request.url;
    use.mock.calls[0]?.[0](request as never, {} as never, () => {});
    return [passed, request.url];
  };
  return { use, ask, restart: start };
}

it('brings the home page past the manager, and nothing else, in Storybook 8', async () => {
  const { ask } = await startVite();
  expect(ask('/?theme=dark')).toEqual(['/~storysite-home?theme=dark', '/?theme=dark']);
  expect(ask('/?path=/story/a--b')[0]).toBe('/?path=/story/a--b');
  expect(ask('/', 'application/json')[0]).toBe('/');
  expect(ask('/demo')).toEqual(['/demo', '/demo']);
  expect(site).toHaveBeenCalledTimes(4);
  for (const odd of ['//', '/\\x', '/%', '//'.padEnd(10_000, 'x'), '*'])
    expect(ask(odd)).toEqual([odd, odd]);
});

it("stays out of builds and of the site's own server, which takes over the project's plugins", async () => {
  expect(preset.viteFinal({}, { ...options, configType: 'PRODUCTION' })).toEqual({});
  expect((await startVite([{ name: 'site:dev' }])).use).not.toHaveBeenCalled();
});

it('is mounted again when Vite makes its middlewares anew, in the same server', async () => {
  const { ask, restart } = await startVite();
  expect(await restart()).toHaveBeenCalledOnce();
  expect(mount).toHaveBeenCalledOnce();
  expect(ask('/')).toEqual(['/~storysite-home', '/']);
});

it('leaves the home page to Storybook and says where both are, unless an option gives it that address', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const where = { path: undefined, port: 6006 };
  const { ask } = await startVite([], where);
  expect(ask('/')).toEqual(['/', '/']);
  expect(mount).toHaveBeenLastCalledWith(expect.objectContaining({ path: '/storysite/' }));
  const lines = log.mock.calls.flat();
  expect(lines).toEqual([
    'Docs site   http://localhost:6006/storysite/',
    'Storybook   http://localhost:6006/',
  ]);
  log.mockClear();
  const app = { use: vi.fn<(middleware: Middleware) => void>() };
  await preset.experimental_devServer(app, { ...options, path: 'docs', port: 80, https: true });
  expect(mount).toHaveBeenLastCalledWith(expect.objectContaining({ path: '/docs/' }));
  await preset.experimental_devServer(app, { ...options, port: 80, host: 'box' });
  expect(log.mock.calls.flat()).toEqual([
    'Docs site   https://localhost:80/docs/',
    'Storybook   https://localhost:80/',
    'Docs site   http://box:80/',
    'Storybook   http://box:80/storybook/',
  ]);
  await preset.experimental_devServer(app, { ...options, port: 80, quiet: true });
  expect(log).toHaveBeenCalledTimes(4);
});

it('is mounted once, in the server that Storybook 9 and 10 give to addons', async () => {
  const app = { use: vi.fn<(middleware: Middleware) => void>() };
  expect(await preset.experimental_devServer(app, options)).toBe(app);
  expect(app.use).toHaveBeenCalledExactlyOnceWith(site);
  const project = mkdtempSync(join(tmpdir(), 'preset-'));
  mkdirSync(join(project, 'node_modules/storybook'), { recursive: true });
  writeFileSync(join(project, 'node_modules/storybook/package.json'), '{"version":"9.1.0"}');
  const configDir = join(project, '.storybook');
  expect(preset.viteFinal({}, { ...options, configDir })).toEqual({});
  rmSync(project, { recursive: true });
});

it("adds remark-frontmatter to the project's plugins for MDX, unless it is there", async () => {
  const own = () => {};
  const read = async (remarkPlugins?: unknown[]) => {
    const { mdxCompileOptions } = await preset.mdxLoaderOptions({
      mdxCompileOptions: { remarkPlugins, rehypePlugins: [own] },
    });
    expect(mdxCompileOptions.rehypePlugins).toEqual([own]);
    return mdxCompileOptions.remarkPlugins ?? [];
  };
  expect(await read()).toEqual([remarkFrontmatter]);
  expect(await read([own])).toEqual([own, remarkFrontmatter]);
  const theirs = [remarkFrontmatter, ['yaml', 'toml']];
  expect(await read([theirs])).toEqual([theirs]);
});
