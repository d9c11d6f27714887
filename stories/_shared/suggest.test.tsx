// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAnswer, useSuggestions } from './suggest.ts';

describe('readAnswer', () => {
  const read = (items: unknown, id: unknown = '7') => readAnswer({ id, items }, '7');

  it('takes a list of texts, each once, as they are', () => {
    expect(read(['b', 'a', 'b', '1 < 2 & "3"', '竹林星光'])).toEqual([
      'b',
      'a',
      '1 < 2 & "3"',
      '竹林星光',
    ]);
    expect(read([])).toEqual([]);
  });

  it('takes 50 texts of 200 characters, and no more', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => `${index}`.padEnd(200, 'x'));
    expect(read(fifty)).toEqual(fifty);
    expect(read([...fifty, 'y'])).toBeUndefined();
    expect(read(['x'.repeat(201)])).toBeUndefined();
  });

  it.each([undefined, null, 'items', [['a']], { id: '7' }, { items: ['a'] }])(
    'refuses the message %j',
    (data) => {
      expect(readAnswer(data, '7')).toBeUndefined();
    },
  );

  it.each([
    [null],
    ['abc'],
    [{ length: 1, 0: 'a' }],
    [['a', 1]],
    [[null]],
    [[{ toString: () => 'a' }]],
    [[['a']]],
    [new Array(3)],
  ])('refuses %j as items', (items) => {
    expect(read(items)).toBeUndefined();
  });

  it('refuses the answer to another call', () => {
    expect(read(['a'], '6')).toBeUndefined();
    expect(read(['a'], 7)).toBeUndefined();
  });
});

describe('useSuggestions', () => {
  let warn: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    vi.useFakeTimers();
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    warn.mockRestore();
  });

  const frames = () => [...document.querySelectorAll('iframe')];
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const requestOf = (frame: HTMLIFrameElement) =>
    new URLSearchParams(new URL(frame.src).hash.slice(1));

  function use() {
    const { result, unmount } = renderHook(() => useSuggestions());
    const search = (text: string) => act(() => result.current.search(text));
    /** Types a text and waits for the call; returns the frame that makes it. */
    const ask = (text: string) => {
      search(text);
      wait(300);
      return frames()[0]!;
    };
    return { result, unmount, search, ask };
  }

  function send(frame: HTMLIFrameElement, items: unknown, change: MessageEventInit = {}) {
    const data = { id: requestOf(frame).get('id'), items };
    const init = { source: frame.contentWindow, origin: 'null', data, ...change };
    act(() => void window.dispatchEvent(new MessageEvent('message', init)));
  }

  it('asks once, 300 ms after the last input, in a frame that may run scripts and no more', () => {
    const { search } = use();
    search('r');
    wait(299);
    search('re d&');
    wait(299);
    expect(frames()).toHaveLength(0);
    wait(1);
    expect(frames()).toHaveLength(1);
    const [frame] = frames();
    expect(frame!.getAttribute('sandbox')).toBe('allow-scripts');
    expect(new URL(frame!.src).pathname).toBe('/suggest-frame.html');
    expect(requestOf(frame!).get('q')).toBe('re d&');
  });

  it('cancels a call that waits, and one that was made, when the text changes', () => {
    const { result, search, ask } = use();
    const first = ask('red');
    const source = first.contentWindow;
    search('blue');
    expect(frames()).toHaveLength(0);
    send(first, ['too late'], { source });
    wait(300);
    send(frames()[0]!, ['too late'], { source });
    expect(result.current.texts).toEqual([]);
    expect(frames()).toHaveLength(1);
    send(frames()[0]!, ['blue one']);
    expect(result.current.texts).toEqual(['blue one']);
  });

  it('does not hear messages of other windows or of a frame that has an origin', () => {
    const { result, ask } = use();
    const frame = ask('red');
    send(frame, ['a stranger'], { source: window });
    send(frame, ['a stranger'], { source: null });
    send(frame, ['no sandbox'], { origin: 'https://example.com' });
    expect(result.current).toMatchObject({ texts: [], unavailable: false });
    send(frame, ['the service']);
    expect(result.current.texts).toEqual(['the service']);
  });

  it('is unavailable after 5 s without an answer, warns once, and tries again', () => {
    const { result, ask } = use();
    ask('red');
    wait(4999);
    expect(result.current.unavailable).toBe(false);
    wait(1);
    expect(result.current).toMatchObject({ texts: [], unavailable: true });
    expect(frames()).toHaveLength(0);
    expect(warn).toHaveBeenCalledTimes(1);
    send(ask('red'), ['red one']);
    expect(result.current).toMatchObject({ texts: ['red one'], unavailable: false });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('is unavailable at once when the answer has another shape, and loses the list before it', () => {
    const { result, ask } = use();
    send(ask('red'), ['red one']);
    const frame = ask('red o');
    expect(result.current.texts).toEqual(['red one']);
    send(frame, null);
    expect(result.current).toMatchObject({ texts: [], unavailable: true });
    expect(warn).toHaveBeenCalledTimes(1);
    wait(10_000);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('answers with samples where the reader wants them, and asks the service no more', () => {
    const { result, search, ask } = use();
    send(ask('red'), null);
    act(() => result.current.showSamples());
    expect(result.current).toMatchObject({ unavailable: false, isSample: true });
    expect(result.current.texts).toContain('red shoes');
    search('blue');
    wait(300);
    expect(frames()).toHaveLength(0);
    expect(result.current.texts).toContain('blue shoes');
    search('');
    expect(result.current.texts).toEqual([]);
  });

  it('clears the list for an empty text without a call, and cancels a pending one', () => {
    const { result, search, ask } = use();
    send(ask('red'), ['red one']);
    search('blue');
    search('');
    expect(result.current.texts).toEqual([]);
    wait(10_000);
    expect(frames()).toHaveLength(0);
    expect(result.current.unavailable).toBe(false);
  });

  it('leaves nothing behind when it is unmounted', () => {
    for (const passed of [0, 300]) {
      const { search, unmount } = use();
      search('red');
      wait(passed);
      unmount();
      expect(frames()).toHaveLength(0);
      expect(vi.getTimerCount()).toBe(0);
    }
    expect(warn).not.toHaveBeenCalled();
  });
});
