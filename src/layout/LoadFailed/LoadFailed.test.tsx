// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadFailed } from './LoadFailed.tsx';
import { forgetReload } from './reloadMark.ts';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/demo/single');
});
afterEach(cleanup);

it('offers one reload for an address', () => {
  const onReload = vi.fn();
  render(<LoadFailed onReload={onReload} />);
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(onReload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();

  cleanup();
  render(<LoadFailed onReload={onReload} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Reloading did not help');
});

it('offers a reload for another address, and again once the address has loaded', () => {
  render(<LoadFailed onReload={() => undefined} />);
  fireEvent.click(screen.getByRole('button'));
  cleanup();

  window.history.replaceState(null, '', '/demo/tags');
  render(<LoadFailed />);
  expect(screen.getByRole('button')).toBeTruthy();
  cleanup();

  window.history.replaceState(null, '', '/demo/single');
  forgetReload('/demo/single');
  render(<LoadFailed />);
  expect(screen.getByRole('button')).toBeTruthy();
});

it('reloads also where storage is blocked, and never by itself', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const onReload = vi.fn();
  render(<LoadFailed onReload={onReload} />);
  expect(onReload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button'));
  expect(onReload).toHaveBeenCalledTimes(1);
});
