import { describe, expect, it } from 'vitest';
import { parseChoice, parseDirection, resolveTheme } from './types.ts';

describe('parseChoice', () => {
  it.each(['dark', 'light', 'auto'])('takes %s', (value) => {
    expect(parseChoice(value)).toBe(value);
  });

  it.each(['', 'Dark', 'dark ', '{"theme":"dark"}', null, undefined, 1, ['dark'], {}])(
    'refuses %j',
    (value) => {
      expect(parseChoice(value)).toBeUndefined();
    },
  );
});

describe('parseDirection', () => {
  it('takes both directions and nothing else', () => {
    expect(['ltr', 'rtl', 'RTL', 'auto', null].map(parseDirection)).toEqual([
      'ltr',
      'rtl',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('resolveTheme', () => {
  it('follows the system when the choice is auto', () => {
    expect(resolveTheme('auto', true)).toBe('dark');
    expect(resolveTheme('auto', false)).toBe('light');
  });

  it('keeps a choice whatever the system says', () => {
    expect(resolveTheme('light', true)).toBe('light');
    expect(resolveTheme('dark', false)).toBe('dark');
  });
});
