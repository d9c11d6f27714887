// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isSearchShortcut } from './useSearchShortcut.ts';

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
