// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { isSearchShortcut, useSearchShortcut } from './useSearchShortcut.ts';

it.each<[string, KeyboardEventInit, boolean]>([
  ['<b>', { key: '/' }, true],
  ['<b>', { key: '/', shiftKey: true }, true],
  ['<input>', { key: '/' }, false],
  ['<input readonly>', { key: '/' }, true],
  ['<textarea>', { key: '/' }, false],
  ['<select>', { key: '/' }, false],
  ['<b contenteditable="true">', { key: '/' }, false],
  ['<input>', { key: 'k', ctrlKey: true }, true],
  ['<input>', { key: 'K', metaKey: true }, true],
  ['<b>', { key: 'k' }, false],
  ['<b>', { key: 'k', ctrlKey: true, shiftKey: true }, false],
  ['<b>', { key: 'k', ctrlKey: true, altKey: true }, false],
  ['<b>', { key: '/', ctrlKey: true }, false],
])('at %s the keys %j ask for the search: %s', (html, init, asks) => {
  document.body.innerHTML = html;
  let answer: boolean | undefined;
  const listen = (event: KeyboardEvent) => (answer = isSearchShortcut(event));
  window.addEventListener('keydown', listen, { once: true });
  document.body.firstChild?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
  expect(answer).toBe(asks);
});

it('takes the slash from a field that a story has focused, until its reader uses the story', () => {
  document.body.innerHTML = '<div data-story="a"><b></b><input></div>';
  const focus = vi.fn();
  const { unmount } = renderHook(() => useSearchShortcut(focus));
  const press = (key: string) =>
    document
      .querySelector('input')!
      .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('/');
  expect(focus).toHaveBeenCalledTimes(1);
  press('/');
  expect(focus).toHaveBeenCalledTimes(1);
  unmount();
  renderHook(() => useSearchShortcut(focus));
  document.querySelector('b')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  press('/');
  expect(focus).toHaveBeenCalledTimes(1);
});
