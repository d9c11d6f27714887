import { expect, it } from 'vitest';
import { isLoadError } from './isLoadError.ts';

it.each([
  'Failed to fetch dynamically imported module: https://kit.example/assets/a.js',
  'error loading dynamically imported module: https://kit.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
  'The script for /button contains no page.',
])('tells a script that did not arrive: %s', (message) => {
  expect(isLoadError(new TypeError(message))).toBe(true);
});

it('tells a script that was cut off from one whose code throws', () => {
  expect(isLoadError(new SyntaxError('Unexpected end of input'))).toBe(true);
  expect(isLoadError(new TypeError('theme is undefined'))).toBe(false);
  expect(isLoadError('no theme')).toBe(false);
});
