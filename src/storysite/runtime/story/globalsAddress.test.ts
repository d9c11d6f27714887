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

  it.each([
    ['!hex(333)', '#333'],
    ['!rgba(1, 2, 3, 0.5)', 'rgba(1, 2, 3, 0.5)'],
    ['!hsl(1, 2%25, 3%25)', 'hsl(1, 2%, 3%)'],
    ['!date(2026-11-28T10:00:00%2B01:00)', new Date('2026-11-28T09:00:00Z')],
    ['!date(2026-11-28T10:00:00+01:00)', new Date('2026-11-28T09:00:00Z')],
    ['!undefined', undefined],
  ])('have the value %s, also within an object', (word, value) => {
    const search = `?globals=theme:${word};backgrounds.value:${word};list[0]:${word}`;
    const globals = readGlobals(search, ['theme', 'backgrounds', 'list']);
    expect(globals).toEqual({ theme: value, backgrounds: { value }, list: [value] });
    const again = readGlobals(writeGlobals('', globals), ['theme', 'backgrounds', 'list']);
    expect(again).toMatchObject(value === undefined ? { theme: undefined } : globals);
  });

  it('are written where a date is invalid or a name has odd signs', () => {
    const globals = readGlobals('?globals=a:!date(x);b.c%26d:1', ['a', 'b']);
    expect(writeGlobals('', globals)).toBe('?globals=b.c%26d:1');
  });

  it('leave out what does not fit', () => {
    const search = '?globals=theme:dark;theme.a:1;list[9]:1;backgrounds.__proto__:1;kit..a:1';
    const declared = ['theme', 'list', 'backgrounds', 'kit'];
    expect(readGlobals(search, declared)).toMatchObject({ theme: 'dark' });
    expect(({} as Record<string, unknown>)[1]).toBeUndefined();
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
