import { expect, it } from 'vitest';
import { contrast, printTheme, themeOf } from './themeOf.ts';

it('prints ten lines: the choice, and the colors for dark', () => {
  const css = printTheme({ color: '#7a2ea0', radius: 12, padding: 8 });
  expect(css.split('\n')).toEqual([
    ':root {',
    '  --rc-select-accent: #7a2ea0;',
    '  --rc-select-soft: #efe6f4;',
    '  --rc-select-radius: 12px;',
    '  --rc-select-padding: 8px;',
    '}',
    '.dark {',
    expect.stringMatching(/^ {2}--rc-select-accent: #[\da-f]{6};$/),
    expect.stringMatching(/^ {2}--rc-select-soft: #[\da-f]{6};$/),
    '}',
  ]);
});

it.each(['#000000', '#ffffff', '#ffe100', '#7a2ea0', '#2b55cc', '#808080'])(
  'keeps %s, or what is nearest to it, clear on both grounds',
  (color) => {
    const [light, dark] = (['light', 'dark'] as const).map(
      (scheme) => themeOf({ color, radius: 6, padding: 5 }, scheme)['--rc-select-accent'],
    );
    expect(contrast(light!, '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(contrast(dark!, '#101317')).toBeGreaterThanOrEqual(3);
  },
);

it.each([
  ['light', '#7a2ea0'],
  ['light', '#808080'],
  ['dark', '#808080'],
  ['dark', '#ffe100'],
] as const)('leaves a color that is clear on the %s ground as it is: %s', (scheme, color) => {
  const { '--rc-select-accent': accent } = themeOf({ color, radius: 6, padding: 5 }, scheme);
  expect(accent).toBe(color);
});
