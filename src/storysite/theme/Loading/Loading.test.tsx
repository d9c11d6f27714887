// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Loading } from './Loading.tsx';

it('says nothing for 200 ms, then that the page is loading', () => {
  vi.useFakeTimers();
  render(<Loading />);
  act(() => void vi.advanceTimersByTime(199));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  vi.useRealTimers();
});
