// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { isSearchShortcut, watchFocus } from './useSearchShortcut.ts';

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

it('takes the slash from a field that a script has focused, until its reader does something there', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<a href="#">x</a><div data-story="a"><b></b><input></div>';
  const [link, inner, field] = ['a', 'b', 'input'].map((name) => document.querySelector(name)!);
  const { isFocusedByScript, stop } = watchFocus();
  const focus = (before?: Element) => {
    before?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    (field as HTMLElement).blur();
    (field as HTMLElement).focus();
    vi.runAllTimers();
    return isFocusedByScript(field!);
  };
  expect([focus(), focus(link), focus(inner)]).toEqual([true, true, false]);
  expect(focus()).toBe(true);
  field!.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(isFocusedByScript(field!)).toBe(true);
  vi.runAllTimers();
  expect(isFocusedByScript(field!)).toBe(false);
  stop();
  vi.useRealTimers();
});
