import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteReader } from '../site/Site.ts';
import { isForSite } from './createMiddleware.ts';
import { watchSite } from './watchSite.ts';

const MDX = '/project/src/Single.mdx';
const STORIES = '/project/src/Single.stories.jsx';
const PREVIEW = '/project/.storybook/preview.tsx';

/** A development server that records its messages to open pages, and a site of one page and its story. */
function start(isBroken = false) {
  const watcher = new EventEmitter();
  const send = vi.fn();
  const files = { title: 'single', isBroken };
  const forgotten: (string | undefined)[] = [];
  let site: Promise<unknown> | undefined;
  const readOnce = async () => {
    if (files.isBroken) throw new Error('No stories');
    return {
      root: '/project',
      storybook: { previewFile: PREVIEW },
      pages: [{ title: files.title, file: 'src/Single.mdx' }],
      stories: [{ file: 'src/Single.stories.jsx' }],
      problems: [{ file: './src/Broken.mdx', text: 'Broken', error: 'Broken' }],
    };
  };
  const forget = (file?: string) => {
    forgotten.push(file);
    site = undefined;
  };
  const readSite = Object.assign(() => (site ??= readOnce()), { forget });
  const ids = ['\0virtual:site-manifest', '\0virtual:page/single', '/project/src/Single.mdx'];
  const invalidated: string[] = [];
  const moduleGraph = {
    idToModuleMap: new Map(ids.map((id) => [id, { id }])),
    invalidateModule: ({ id }: { id: string }) => void invalidated.push(id),
  };
  const server = { watcher, ws: { send }, moduleGraph };
  const watch = watchSite(server as unknown as ViteDevServer, readSite as unknown as SiteReader);
  watcher.on('change', (file) => void watch.update(file));
  return { watcher, watch, send, files, forgotten, readSite, invalidated };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('goes on where files cannot be watched, and says so once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { watcher } = start();
  const error = Object.assign(new Error('ENOSPC: no watchers'), { code: 'ENOSPC' });
  for (let folder = 0; folder < 3; folder += 1) watcher.emit('error', error);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/ENOSPC.*max_user_watches/)]]);
  warn.mockRestore();
});

describe('an open page of the development server', () => {
  it('stays when only the text of an MDX file changed: Vite replaces that', async () => {
    const { watcher, send, forgotten } = start();
    watcher.emit('change', MDX);
    await vi.runAllTimersAsync();
    expect(send).not.toHaveBeenCalled();
    expect(forgotten).toEqual([MDX]);
  });

  it.each([
    ['change', MDX],
    ['change', '/project/src/Broken.mdx'],
    ['add', '/project/src/Other.stories.js'],
    ['unlink', MDX],
  ])('is reloaded at %s of %s when that changes what the site lists', async (event, file) => {
    const { watcher, send, files, forgotten, readSite } = start();
    await readSite();
    files.title = 'one';
    watcher.emit(event, file);
    await vi.runAllTimersAsync();
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' });
    expect(forgotten).toEqual([file]);
  });

  it.each([
    [STORIES, STORIES],
    [PREVIEW, undefined],
  ])('is reloaded when %s changed', async (file, expected) => {
    const { watcher, send, forgotten } = start();
    watcher.emit('change', file);
    await vi.runAllTimersAsync();
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' });
    expect(forgotten).toEqual([expected]);
  });

  it('is reloaded once, and only with modules of its text when the lists of the site are the same', async () => {
    const { watch, send, files, invalidated } = start();
    expect(await watch.update(STORIES)).toBe(false);
    expect(send).toHaveBeenCalledOnce();
    expect(invalidated).toEqual(['\0virtual:page/single']);
    files.title = 'one';
    expect(await watch.update(STORIES)).toBe(false);
    expect(invalidated.slice(1)).toEqual(['\0virtual:site-manifest', '\0virtual:page/single']);
  });

  it('waits for a change that is being read', async () => {
    const { watch, send } = start();
    void watch.update(STORIES);
    await watch.ready();
    expect(send).toHaveBeenCalledOnce();
  });

  it('is reloaded at the next change, whatever it is, once it has shown an error', async () => {
    const { watch, send } = start();
    watch.expectReload();
    expect(await watch.update('/project/src/Button.tsx')).toBe(false);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' });
    await watch.update('/project/src/Button.tsx');
    expect(send).toHaveBeenCalledOnce();
  });

  it('is not updated with a file that cannot be read', async () => {
    const { watch } = start();
    expect(await watch.update('/project/src/Broken.mdx')).toBe(false);
    expect(await watch.update(MDX)).toBe(true);
  });

  it('is reloaded at any change while the site cannot be read', async () => {
    const { watcher, send } = start(true);
    watcher.emit('change', '/project/src/theme.ts');
    await vi.runAllTimersAsync();
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['change', '/project/src/Button.tsx'],
    ['add', '/project/src/Button.tsx'],
    ['add', '/project/src/Button.css'],
  ])('stays at %s of %s', async (event, file) => {
    const { watcher, send } = start();
    watcher.emit(event, file);
    await vi.runAllTimersAsync();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a request', () => {
  const known = new Set(['/', '/docs/button', '/assets/guide']);
  const answers = (address: string, accept: string, method = 'GET') =>
    isForSite({ method, headers: { accept } }, new URL(address, 'http://localhost'), (path) =>
      known.has(path),
    );

  it.each([
    ['/docs/button', true],
    ['/assets/guide', true],
    ['/nowhere', true],
    ['/nowhere/at.all', true],
    ['/?path=/docs/demo-single--docs', false],
    ['/iframe.html', false],
    ['/index.json', false],
    ['/storybook/', false],
  ])('for the document %s is for the site: %s', (address, expected) => {
    expect(answers(address, 'text/html,application/xhtml+xml')).toBe(expected);
    expect(answers(address, 'text/html', 'POST')).toBe(false);
  });

  it.each([
    ['/docs/button', '*/*', true],
    ['/docs/button', 'image/avif,*/*;q=0.8', false],
    ['/src/Button.tsx', '*/*', false],
    ['/sb-manager/runtime.js', '*/*', false],
    ['/nowhere', '*/*', false],
  ])('for %s that accepts %s is for the site: %s', (address, accept, expected) => {
    expect(answers(address, accept)).toBe(expected);
  });
});
