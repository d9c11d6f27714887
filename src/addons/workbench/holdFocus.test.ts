// @vitest-environment jsdom
import { EVENTS } from '@storybook/instrumenter';
import { expect, it, vi } from 'vitest';
import { holdFocus } from './holdFocus.ts';

/** A story with two buttons whose test is paused, and a press on the stepper. */
function pause() {
  document.body.innerHTML = '<button id="first"></button><button id="second"></button>';
  const [first, second] = document.querySelectorAll('button');
  if (!first || !second) throw new Error('There are two buttons.');
  const listeners = new Map<string, () => void>();
  const on = (event: string, listener: () => void) => void listeners.set(event, listener);
  holdFocus({ on } as never, window);
  first.focus();
  const state = { story: { resolvers: { call: () => {} } } };
  vi.stubGlobal('__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER_STATE__', state);
  const onBlur = vi.fn();
  first.addEventListener('blur', onBlur);
  first.dispatchEvent(new FocusEvent('blur'));
  const goForward = () => {
    vi.unstubAllGlobals();
    listeners.get(EVENTS.NEXT)?.();
  };
  return { first, second, onBlur, goForward };
}

it('keeps a press on the stepper from the element that had the focus, and focuses it again', () => {
  const { first, onBlur, goForward } = pause();
  goForward();
  expect(onBlur).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(first);
});

it('leaves the focus where the story has moved it since', () => {
  const { second, goForward } = pause();
  second.focus();
  goForward();
  expect(document.activeElement).toBe(second);
});
