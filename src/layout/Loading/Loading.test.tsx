// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOADING_DELAY_MS } from '../../config/limits.ts';
import { Loading } from './Loading.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says nothing for 200 ms, then that the page is loading', () => {
  expect(LOADING_DELAY_MS).toBe(200);
  render(<Loading />);
  act(() => void vi.advanceTimersByTime(199));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('Loading…');
});

it('leaves no timer behind', () => {
  render(<Loading />).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
