import { describe, expect, it } from 'vitest';
import { readGlobals, writeGlobals } from './globalsAddress.ts';

describe('globals in an address', () => {
  it("are read in Storybook's syntax", () => {
    const search = '?a=1&globals=theme:dark;size:2;flag:!true;none:!null';
    expect(readGlobals(search, ['theme', 'size', 'flag', 'none'])).toEqual({
      theme: 'dark',
      size: 2,
      flag: true,
      none: null,
    });
  });

  it('leave out text that is not a pair', () => {
    expect(readGlobals('', ['theme'])).toEqual({});
    expect(readGlobals('?globals=theme;__proto__:x;:y', ['theme'])).toEqual({});
  });

  it('leave out globals that the project does not declare', () => {
    const search = '?globals=theme:dark;other:1;constructor:x;toString:y';
    expect(readGlobals(search, ['theme'])).toEqual({ theme: 'dark' });
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'leave out the value %s, which every object has',
    (value) => {
      expect(readGlobals(`?globals=theme:${value}`, ['theme'])).toEqual({});
    },
  );

  it('are written beside the rest of the query, and read again', () => {
    const globals = { theme: 'high contrast; dark', flag: false, size: 3 };
    const search = writeGlobals('?q=x&globals=theme:light', globals);
    expect(search).toBe('?q=x&globals=theme:high%20contrast%3B%20dark;flag:!false;size:3');
    expect(writeGlobals(search, { theme: 'dark' })).toBe('?q=x&globals=theme:dark');
  });

  it('leave no trace when there are none', () => {
    expect(writeGlobals('?globals=theme:dark', {})).toBe('');
  });
});
