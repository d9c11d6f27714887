// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isSearchShortcut } from './useSearchShortcut.ts';

function pressed(html: string, init: KeyboardEventInit): boolean {
  document.body.innerHTML = html;
  let answer = false;
  const listen = (event: KeyboardEvent) => (answer = isSearchShortcut(event));
  window.addEventListener('keydown', listen, { once: true });
  const target = document.querySelector('[data-target]') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
  return answer;
}

describe('isSearchShortcut', () => {
  it('takes a slash outside of text fields', () => {
    expect(pressed('', { key: '/' })).toBe(true);
    expect(pressed('<button data-target>b</button>', { key: '/' })).toBe(true);
    expect(pressed('', { key: '/', shiftKey: true })).toBe(true);
  });

  it.each([
    '<input data-target>',
    '<textarea data-target></textarea>',
    '<select data-target></select>',
    '<div contenteditable="true"><b data-target>x</b></div>',
  ])('leaves the slash to %s', (html) => {
    expect(pressed(html, { key: '/' })).toBe(false);
  });

  it('takes Ctrl and Cmd K anywhere', () => {
    expect(pressed('<input data-target>', { key: 'k', ctrlKey: true })).toBe(true);
    expect(pressed('<input data-target>', { key: 'K', metaKey: true })).toBe(true);
  });

  it('takes neither with other modifiers', () => {
    expect(pressed('', { key: 'k' })).toBe(false);
    expect(pressed('', { key: 'k', ctrlKey: true, shiftKey: true })).toBe(false);
    expect(pressed('', { key: 'k', ctrlKey: true, altKey: true })).toBe(false);
    expect(pressed('', { key: '/', ctrlKey: true })).toBe(false);
  });
});
