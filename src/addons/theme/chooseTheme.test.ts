import { describe, expect, it } from 'vitest';
import { chooseTheme, readLock } from './chooseTheme.ts';

describe('chooseTheme', () => {
  it('takes the globals', () => {
    const globals = { theme: 'dark', dir: 'rtl' };
    expect(chooseTheme({ globals, parameters: {} })).toEqual({ theme: 'dark', dir: 'rtl' });
  });

  it('takes the lock of the story before the globals, each value for itself', () => {
    const globals = { theme: 'dark', dir: 'rtl' };
    const parameters = { themeLock: { theme: 'light' } };
    expect(chooseTheme({ globals, parameters })).toEqual({ theme: 'light', dir: 'rtl' });
  });

  it('takes the defaults for garbage', () => {
    const globals = { theme: 'blue', dir: 1 };
    const parameters = { themeLock: { theme: 'pink', dir: null } };
    expect(chooseTheme({ globals, parameters })).toEqual({ theme: 'auto', dir: 'ltr' });
  });
});

describe('readLock', () => {
  it.each([undefined, null, 'dark', 1])('finds no lock in %j', (parameter) => {
    expect(readLock(parameter)).toEqual({});
  });
});
