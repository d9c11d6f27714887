import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SCROLL_SPY_THROTTLE_MS } from '../../config/limits.ts';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('passes the first call on at once and the last one at the end of the time', () => {
  expect(SCROLL_SPY_THROTTLE_MS).toBe(200);
  const run = vi.fn();
  const throttled = throttle(run, SCROLL_SPY_THROTTLE_MS);
  throttled();
  throttled();
  throttled();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(199);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
});

it('runs at most once in each time while calls keep coming', () => {
  const run = vi.fn();
  const throttled = throttle(run, 200);
  for (let time = 0; time < 1000; time += 10) {
    throttled();
    vi.advanceTimersByTime(10);
  }
  expect(run).toHaveBeenCalledTimes(6);
});

it('does not run again when nothing was called in between', () => {
  const run = vi.fn();
  throttle(run, 200)();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('drops what is to come when it is cancelled', () => {
  const run = vi.fn();
  const throttled = throttle(run, 200);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
