// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { probeImage } from './probeImage.ts';

let images: HTMLImageElement[];

beforeEach(() => {
  vi.useFakeTimers();
  images = [];
  const create = globalThis.Image;
  vi.stubGlobal('Image', function Image() {
    const image = new create();
    images.push(image);
    return image;
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const probe = () => {
  const settled = vi.fn();
  void probeImage('https://sandbox.example/probe.png').then(settled);
  return { settled, image: images[0]! };
};

describe('probeImage', () => {
  it('is true for an image that loads within 200 ms', async () => {
    const { settled, image } = probe();
    await vi.advanceTimersByTimeAsync(199);
    image.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith(true);
    expect(image.src).toBe('https://sandbox.example/probe.png');
  });

  it('is false at 200 ms, cancels the image and does not hear of it again', async () => {
    const { settled, image } = probe();
    await vi.advanceTimersByTimeAsync(199);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    image.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(settled.mock.calls).toEqual([[false]]);
    expect(image.hasAttribute('src')).toBe(false);
  });

  it('is false for an image that cannot be loaded, and leaves no timer', async () => {
    const { settled, image } = probe();
    image.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith(false);
    expect(vi.getTimerCount()).toBe(0);
    expect(document.querySelector('img')).toBeNull();
  });
});
