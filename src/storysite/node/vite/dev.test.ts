import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteReader } from '../site/loadSite.ts';
import { dev, isForSite } from './dev.ts';

/** A development server that tells what it sends to open pages, and a site whose one page has a title. */
function start() {
  const watcher = new EventEmitter();
  const send = vi.fn();
  const files = { title: 'single' };
  let site: Promise<unknown> | undefined;
  const read = () => (site ??= Promise.resolve({ pages: [{ title: files.title }] }));
  const readSite = Object.assign(read, { config: {}, forget: () => (site = undefined) });
  const plugin = dev(readSite as unknown as SiteReader);
  const server = { watcher, ws: { send }, moduleGraph: { idToModuleMap: new Map() } };
  (plugin.configureServer as (server: ViteDevServer) => void)(server as unknown as ViteDevServer);
  return { watcher, send, files };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an open page of the development server', () => {
  it('stays when only the text of an MDX file changed: Vite replaces that', async () => {
    const { watcher, send } = start();
    watcher.emit('change', '/stories/single/Single.mdx');
    await vi.runAllTimersAsync();
    expect(send).not.toHaveBeenCalled();
  });

  it('is reloaded when what the data modules say of an MDX file changed', async () => {
    const { watcher, send, files } = start();
    watcher.emit('change', '/stories/single/Single.mdx');
    await vi.advanceTimersByTimeAsync(1);
    files.title = 'one';
    await vi.runAllTimersAsync();
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' });
  });

  it.each([
    ['change', '/stories/single/Single.stories.tsx'],
    ['add', '/stories/single/Other.mdx'],
    ['unlink', '/stories/single/Single.mdx'],
  ])('is reloaded at %s of %s', async (event, file) => {
    const { watcher, send } = start();
    watcher.emit(event, file);
    await vi.runAllTimersAsync();
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' });
  });

  it('stays when any other file changed', async () => {
    const { watcher, send } = start();
    watcher.emit('change', '/src/layout/Layout.tsx');
    await vi.runAllTimersAsync();
    expect(send).not.toHaveBeenCalled();
  });
});

it.each([
  ['/docs/button', true],
  ['/docs/button/', true],
  ['/docs/other', false],
  ['/stories/single/Single.mdx', false],
  ['/nowhere', true],
  ['/?path=/docs/demo-single--docs', false],
])('the site answers %s: %s', (address, expected) => {
  const request = { method: 'GET', headers: { accept: 'text/html' } };
  const paths = new Set(['/', '/docs/button']);
  expect(isForSite(request, new URL(address, 'http://localhost'), paths)).toBe(expected);
});
