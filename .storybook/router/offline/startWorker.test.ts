import { describe, expect, it, vi } from 'vitest';
import { OFFLINE_AT_ONCE, OFFLINE_PAUSE_MS } from '../../../src/config/limits.ts';
import { fakeScope } from './fakeScope.ts';
import type { OfflineData } from './OfflineData.ts';
import { kindOf, startWorker } from './startWorker.ts';

const ORIGIN = 'https://site.example';
const data: OfflineData = {
  base: '/',
  version: 'one',
  files: ['/assets/shared.js'],
  more: ['/assets/search.js'],
  pages: [
    { address: '/', files: [] },
    { address: '/demo/email', files: ['/assets/email.js'] },
    { address: '/demo/tags', files: ['/assets/tags.js'] },
    { address: '/demo/single', files: ['/assets/single.js'] },
  ],
};

function start(answers: Record<string, string | undefined>, more: Partial<OfflineData> = {}) {
  const fake = fakeScope(answers);
  startWorker(fake.scope, { ...data, ...more });
  const ask = async (path: string, mode: RequestMode = 'navigate') => {
    const request = { url: ORIGIN + path, method: 'GET', mode, headers: new Headers() };
    return (await fake.dispatch('fetch', { request }))?.text().catch(() => 'error');
  };
  const kept = (version = 'one') => [...(fake.stores.get(`offline / ${version}`)?.keys() ?? [])];
  return { ...fake, ask, kept };
}

describe('a page', () => {
  it('comes from the network, also when a copy is kept, and is kept anew', async () => {
    const { ask, answers } = start({ '/demo/tags': 'first' });
    expect(await ask('/demo/tags')).toBe('first');
    answers['/demo/tags'] = 'second';
    expect(await ask('/demo/tags')).toBe('second');
    answers['/demo/tags'] = undefined;
    expect(await ask('/demo/tags')).toBe('second');
  });

  it('is found without a network however its address is written', async () => {
    const { ask, answers, kept } = start({ '/demo/tags/': 'tags' });
    await ask('/demo/tags/');
    expect(kept()).toEqual([`${ORIGIN}/demo/tags`]);
    delete answers['/demo/tags/'];
    for (const path of [
      '/demo/tags',
      '/demo/tags/?a=b',
      '/demo/tags/index.html',
      '/demo/tags.html',
    ])
      expect(await ask(path)).toBe('tags');
  });

  it('that was never kept is the browser’s to tell of', async () => {
    const { dispatch } = start({});
    const request = { url: `${ORIGIN}/x`, method: 'GET', mode: 'navigate', headers: new Headers() };
    expect((await dispatch('fetch', { request }))?.type).toBe('error');
  });

  it('that is not there is not kept', async () => {
    const { ask, kept } = start({ '/demo/nothing': 'missing' });
    expect(await ask('/demo/nothing')).toBe('missing');
    expect(kept()).toEqual([]);
  });
});

describe('a hashed file', () => {
  it('is fetched once', async () => {
    const { ask, asked } = start({ '/assets/tags.js': 'script' });
    expect(await ask('/assets/tags.js', 'cors')).toBe('script');
    expect(await ask('/assets/tags.js', 'cors')).toBe('script');
    expect(asked).toEqual(['/assets/tags.js']);
  });

  it('of an earlier build stays while its tabs are open, and goes with them', async () => {
    const fake = fakeScope({ '/assets/tags.js': 'old' });
    startWorker(fake.scope, data);
    const request = {
      url: `${ORIGIN}/assets/tags.js`,
      method: 'GET',
      mode: 'cors',
      headers: new Headers(),
    };
    await fake.dispatch('fetch', { request });
    fake.answers['/assets/tags.js'] = undefined;
    startWorker(fake.scope, { ...data, version: 'two' });
    expect(await (await fake.dispatch('fetch', { request }))?.text()).toBe('old');
    await fake.dispatch('activate');
    expect([...fake.stores.keys()]).toEqual([]);
  });
});

describe('the caches', () => {
  it('of other sites on the host are left alone', async () => {
    const { dispatch, stores } = start({});
    for (const name of ['offline / zero', 'offline /select/ one', 'other'])
      stores.set(name, new Map());
    await dispatch('activate');
    expect([...stores.keys()]).toEqual(['offline /select/ one', 'other']);
  });
});

describe('what a page asks to be kept', () => {
  const message = { page: `${ORIGIN}/demo/single?a=b`, files: [`${ORIGIN}/assets/single.js`] };
  const answers = {
    '/': 'home',
    '/demo/single': 'single',
    '/demo/tags': 'tags',
    '/demo/email': 'email',
    '/assets/shared.js': 'script',
    '/assets/search.js': 'script',
    '/assets/single.js': 'script',
    '/assets/tags.js': 'script',
    '/assets/email.js': 'script',
  };

  it('is what the page needs, then what a move needs, near pages first, then all pages', async () => {
    const { dispatch, asked } = start(answers);
    await dispatch('message', { data: { ...message, others: true } });
    const inOrder = [
      '/assets/single.js',
      '/demo/single',
      '/assets/shared.js',
      '/assets/tags.js',
      '/assets/email.js',
      '/assets/search.js',
      '/demo/tags',
      '/demo/email',
      '/',
    ];
    expect(asked).toEqual(inOrder);
    await dispatch('message', { data: { ...message, others: true } });
    expect(asked).toEqual(inOrder);
  });

  it('is that page alone for a reader who saves data', async () => {
    const { dispatch, kept } = start(answers);
    await dispatch('message', { data: { ...message, others: false } });
    expect(kept()).toEqual([`${ORIGIN}/assets/single.js`, `${ORIGIN}/demo/single`]);
  });

  it('ends with the network', async () => {
    const { dispatch, asked } = start({ ...answers, '/assets/single.js': undefined });
    await dispatch('message', { data: { ...message, others: true } });
    expect(asked).toHaveLength(OFFLINE_AT_ONCE);
  });

  it('waits while the reader’s page asks for something itself', async () => {
    vi.useFakeTimers();
    try {
      const { dispatch, ask, asked } = start(answers);
      await ask('/assets/tags.js', 'cors');
      const done = dispatch('message', { data: { ...message, others: true } });
      await vi.advanceTimersByTimeAsync(OFFLINE_PAUSE_MS - 100);
      expect(asked).toEqual(['/assets/tags.js']);
      await ask('/assets/email.js', 'cors');
      await vi.advanceTimersByTimeAsync(OFFLINE_PAUSE_MS - 1);
      expect(asked).toEqual(['/assets/tags.js', '/assets/email.js']);
      await vi.advanceTimersByTimeAsync(1);
      await done;
      expect(asked).toContain('/');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([null, 'keep', {}, { page: 1, files: [] }])('is nothing for %j', async (garbage) => {
    const { dispatch, asked } = start(answers);
    await dispatch('message', { data: garbage });
    expect(asked).toEqual([]);
  });
});

describe('kindOf', () => {
  const kind = (path: string, more: Partial<Request> = {}) =>
    kindOf(
      {
        url: new URL(path, ORIGIN).href,
        method: 'GET',
        mode: 'navigate',
        headers: new Headers(),
        ...more,
      },
      '/select/',
      ORIGIN,
    );

  it.each([
    ['/select/', 'page'],
    ['/select/demo/single', 'page'],
    ['/select/~demos/demo-single--basic?theme=dark', 'page'],
    ['/select/assets/site-1.js', 'file'],
    ['/select/storybook', 'foreign'],
    ['/select/storybook/iframe.html', 'foreign'],
    ['/other/', 'foreign'],
    ['https://elsewhere.example/select/', 'foreign'],
  ])('%s is %s', (path, expected) => expect(kind(path)).toBe(expected));

  it('leaves alone what is sent, a part of a file, and what is no page', () => {
    expect(kind('/select/', { method: 'POST' })).toBe('foreign');
    expect(kind('/select/assets/a.js', { headers: new Headers({ range: 'bytes=0-' }) })).toBe(
      'foreign',
    );
    expect(kind('/select/sitemap.xml', { mode: 'cors' })).toBe('foreign');
  });
});
