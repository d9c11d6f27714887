// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSandboxes } from './useSandboxes.ts';

let images: HTMLImageElement[];

beforeEach(() => {
  vi.useFakeTimers();
  images = [];
  const create = globalThis.Image;
  vi.stubGlobal('Image', function Image() {
    images.push(new create());
    return images.at(-1);
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Offers two sandboxes, the first with a probe image; `names` returns the names visible to the reader. */
async function offer(image: string) {
  const toFields = async () => ({});
  const providers = [
    { name: 'Ours', action: 'https://sandbox.example', toFields, probeImage: image },
    { name: 'Open', action: 'https://open.example', toFields },
  ];
  const { result } = renderHook(() => useSandboxes(providers));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(0);
  return { wait, names: () => result.current.map(({ name }) => name) };
}

it('offers a sandbox in its place when its image loads within 200 ms', async () => {
  const { names, wait } = await offer('https://a.example/probe.png');
  await wait(199);
  expect(names()).toEqual(['Open']);
  images[0]?.dispatchEvent(new Event('load'));
  await wait(0);
  expect(names()).toEqual(['Ours', 'Open']);
});

it('cancels a late image at 200 ms, and does not hear of it again', async () => {
  const { names, wait } = await offer('https://b.example/probe.png');
  await wait(199);
  expect(images[0]?.src).toBe('https://b.example/probe.png');
  await wait(1);
  expect(images[0]?.hasAttribute('src')).toBe(false);
  images[0]?.dispatchEvent(new Event('load'));
  await wait(1000);
  expect(names()).toEqual(['Open']);
});

it('does not offer a sandbox whose image fails, and asks once for all demos of a page', async () => {
  const { names, wait } = await offer('https://c.example/probe.png');
  images[0]?.dispatchEvent(new Event('error'));
  await wait(0);
  const other = await offer('https://c.example/probe.png');
  expect([...names(), ...other.names()]).toEqual(['Open', 'Open']);
  expect(images).toHaveLength(1);
});
