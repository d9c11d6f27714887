import { describe, expect, it } from 'vitest';
import { keyAction, type SearchBoxState } from './keyAction.ts';

const listed: SearchBoxState = { open: true, text: 's', active: -1, count: 3 };

describe('keyAction', () => {
  it('moves down to the last hit and up to the text', () => {
    expect(keyAction('ArrowDown', listed)).toEqual({ type: 'move', to: 0 });
    expect(keyAction('ArrowDown', { ...listed, active: 2 })).toEqual({ type: 'move', to: 2 });
    expect(keyAction('ArrowUp', { ...listed, active: 1 })).toEqual({ type: 'move', to: 0 });
    expect(keyAction('ArrowUp', { ...listed, active: 0 })).toEqual({ type: 'move', to: -1 });
    expect(keyAction('ArrowUp', listed)).toEqual({ type: 'move', to: -1 });
  });

  it('opens the active hit by Enter, or the first', () => {
    expect(keyAction('Enter', { ...listed, active: 2 })).toEqual({ type: 'choose', index: 2 });
    expect(keyAction('Enter', listed)).toEqual({ type: 'choose', index: 0 });
  });

  it('leaves Enter and arrows to the field when nothing is listed', () => {
    for (const key of ['Enter', 'ArrowUp', 'ArrowDown']) {
      expect(keyAction(key, { ...listed, count: 0 })).toBeUndefined();
    }
    expect(keyAction('Enter', { ...listed, open: false })).toBeUndefined();
  });

  it('shows the list again by the arrow down', () => {
    expect(keyAction('ArrowDown', { ...listed, open: false })).toEqual({ type: 'open' });
  });

  it('closes, then clears, then leaves by Escape', () => {
    expect(keyAction('Escape', listed)).toEqual({ type: 'close' });
    expect(keyAction('Escape', { ...listed, open: false })).toEqual({ type: 'clear' });
    expect(keyAction('Escape', { ...listed, open: false, text: '' })).toEqual({ type: 'leave' });
    expect(keyAction('Escape', { ...listed, text: '' })).toEqual({ type: 'leave' });
  });

  it('leaves every other key to the field', () => {
    for (const key of ['a', '/', 'Home', 'End', 'Tab', 'Backspace']) {
      expect(keyAction(key, listed)).toBeUndefined();
    }
  });
});
