import { expect, it } from 'vitest';
import { isLoadError, WrongScriptError } from './isLoadError.ts';

/** A `SyntaxError` with the stack that Chromium gives it. */
function syntaxError(message: string, ...frames: string[]): SyntaxError {
  const error = new SyntaxError(message);
  error.stack = [`SyntaxError: ${message}`, ...frames].join('\n');
  return error;
}

it.each([
  'Failed to fetch dynamically imported module: https://kit.example/assets/a.js',
  'error loading dynamically imported module: https://kit.example/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('tells a script that did not arrive: %s', (message) => {
  expect(isLoadError(new TypeError(message))).toBe(true);
});

it('tells a script that was cut off, or is another one', () => {
  expect(isLoadError(syntaxError('Unexpected end of input'))).toBe(true);
  expect(isLoadError(syntaxError("'./a.js' does not provide an export named 'b'"))).toBe(true);
  expect(isLoadError(new WrongScriptError('The script for /button contains no page.'))).toBe(true);
});

it.each([
  syntaxError(
    "Expected property name or '}' in JSON at position 1",
    '    at JSON.parse (<anonymous>)',
    '    at https://kit.example/assets/Button.stories.js:1:6',
  ),
  syntaxError("Unexpected token ')'", 'module code@https://kit.example/assets/Button.js:1:1'),
  new TypeError('theme is undefined'),
  new Error('The imported module "theme" has no colours.'),
  'no theme',
])('leaves what a script itself throws to its page: %s', (error) => {
  expect(isLoadError(error)).toBe(false);
});
