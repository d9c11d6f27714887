import { describe, expect, it, vi } from 'vitest';
import { OFFLINE_AT_ONCE, OFFLINE_PAUSE_MS } from '../../../src/config/limits.ts';
import { fakeScope } from './fakeScope.ts';
import { MOVES_KEPT, type OfflineData } from './OfflineData.ts';
import { kindOf, startWorker } from './startWorker.ts';

const ORIGIN = 'https://site.example';
const data: OfflineData = {
  base: '/',
  version: 'one',
  pack: '/assets/pack-1.json',
  files: ['/assets/shared.js'],
  pages: ['/', '/demo/email', '/demo/single'],
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
  const pack = { '/assets/email.js': 'email', '/assets/select.css': 'select' };
  const answers = {
    '/': 'home',
    '/demo/single': 'single',
    '/demo/email': 'email',
    '/assets/pack-1.json': JSON.stringify(pack),
    '/assets/shared.js': 'script',
    '/assets/single.js': 'script',
  };

  it('is what moves need, then what the page needs, then all pages, each once', async () => {
    const { dispatch, asked } = start(answers);
    await dispatch('message', { data: { ...message, others: true } });
    const inOrder = [
      '/assets/pack-1.json',
      '/assets/single.js',
      '/demo/single',
      '/assets/shared.js',
      '/',
      '/demo/email',
    ];
    expect(asked).toEqual(inOrder);
    await dispatch('message', { data: { ...message, others: true } });
    expect(asked).toEqual(inOrder);
  });

  it('is each file of the pack, as the host would give it', async () => {
    const { dispatch, asked } = start(answers);
    await dispatch('message', { data: { ...message, others: true } });
    const typeOf = async (path: string, text: string) => {
      const request = { url: ORIGIN + path, method: 'GET', mode: 'cors', headers: new Headers() };
      const answer = await dispatch('fetch', { request });
      expect(await answer?.text()).toBe(text);
      return answer?.headers.get('content-type');
    };
    expect(await typeOf('/assets/email.js', 'email')).toBe('text/javascript; charset=utf-8');
    expect(await typeOf('/assets/select.css', 'select')).toBe('text/css; charset=utf-8');
    expect(asked).not.toContain('/assets/email.js');
  });

  it('is told of to the page, once it holds what moves need', async () => {
    const { dispatch, kept } = start(answers);
    const postMessage = vi.fn(() => expect(kept()).toContain(`${ORIGIN}/assets/email.js`));
    await dispatch('message', { data: { ...message, others: true }, source: { postMessage } });
    expect(postMessage.mock.calls).toEqual([[MOVES_KEPT]]);
  });

  it.each([
    ['for a reader who saves data', answers, false],
    ['where the host no longer has the pack', { ...answers, [data.pack]: 'missing' }, true],
    ['where the pack came in part', { ...answers, [data.pack]: '{"' }, true],
  ])('is not told of %s', async (_case, given, others) => {
    const { dispatch } = start(given);
    const postMessage = vi.fn();
    await dispatch('message', { data: { ...message, others }, source: { postMessage } });
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('is the rest where the host no longer has the pack', async () => {
    const { dispatch, kept } = start({ ...answers, '/assets/pack-1.json': 'missing' });
    await dispatch('message', { data: { ...message, others: true } });
    expect(kept()).toContain(`${ORIGIN}/demo/email`);
  });

  it('is fetched again after a pack that came in part', async () => {
    const {
      dispatch,
      answers: changing,
      kept,
    } = start({ ...answers, '/assets/pack-1.json': '{"' });
    await dispatch('message', { data: { ...message, others: true } });
    expect(kept()).not.toContain(`${ORIGIN}/assets/email.js`);
    changing['/assets/pack-1.json'] = answers['/assets/pack-1.json'];
    await dispatch('message', { data: { ...message, others: true } });
    expect(kept()).toContain(`${ORIGIN}/assets/email.js`);
  });

  it('is that page alone for a reader who saves data', async () => {
    const { dispatch, kept } = start(answers);
    await dispatch('message', { data: { ...message, others: false } });
    expect(kept()).toEqual([`${ORIGIN}/assets/single.js`, `${ORIGIN}/demo/single`]);
  });

  it('ends with the network', async () => {
    const { dispatch, asked } = start({ ...answers, '/assets/pack-1.json': undefined });
    await dispatch('message', { data: { ...message, others: true } });
    expect(asked).toHaveLength(OFFLINE_AT_ONCE);
  });

  it('waits while the reader’s page asks for something itself', async () => {
    vi.useFakeTimers();
    try {
      const { dispatch, ask, asked } = start(answers);
      await ask('/assets/shared.js', 'cors');
      const done = dispatch('message', { data: { ...message, others: true } });
      await vi.advanceTimersByTimeAsync(OFFLINE_PAUSE_MS - 100);
      expect(asked).toEqual(['/assets/shared.js']);
      await ask('/assets/single.js', 'cors');
      await vi.advanceTimersByTimeAsync(OFFLINE_PAUSE_MS - 1);
      expect(asked).toEqual(['/assets/shared.js', '/assets/single.js']);
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
