// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { LoadError } from './fetchPage.ts';
import { isLoadError, Navigation } from './Navigation.ts';

/** The site path of the link in some markup, asked for at its innermost element. */
function pathOf(html: string): string | undefined {
  document.body.innerHTML = html;
  let inner: Element = document.body;
  while (inner.firstElementChild) inner = inner.firstElementChild;
  return new Navigation('/docs/', () => Promise.reject(new Error('not asked for'))).pathOf(inner);
}

it('is the path below the base, with query and hash', () => {
  expect(pathOf('<a href="/docs/guide?a=1#b"><b>Guide</b></a>')).toBe('/guide?a=1#b');
});

it.each([
  '<svg><a href="/docs/guide"><text>Guide</text></a></svg>',
  '<svg><a xlink:href="/docs/guide"><circle/></a></svg>',
  '<a href="http://"><b>Nowhere</b></a>',
  '<a href="https://[">Nowhere</a>',
  '<a name="mark">Mark</a>',
  '<a href="mailto:a@b.example">Mail</a>',
  '<a href="javascript:void 0">Nothing</a>',
  '<a href="//evil.example/docs/">Elsewhere</a>',
  '<a href="/other">Beside the site</a>',
  '<a href="/docs/guide" target="_blank">New window</a>',
  '<a href="/docs/a.pdf">File</a>',
])('leaves %s to the browser', (html) => {
  window.history.replaceState(null, '', '/docs/here#top');
  expect(pathOf(html)).toBeUndefined();
});

it.each([
  ['<p><a href="/docs/guide">Guide</a></p>', 1],
  ['<div data-story="card--linked"><a href="/docs/guide">Guide</a></div>', 0],
])('fetches what %s leads to ahead %i times', async (html, times) => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', fetch);
  document.body.innerHTML = html;
  const navigation = new Navigation('/docs/', () => Promise.reject(new Error('not asked for')));
  await navigation.prefetch(document.querySelector('a'));
  expect(fetch).toHaveBeenCalledTimes(times);
  vi.unstubAllGlobals();
});

it('fetches no page ahead at rest whose script is large, and the same page once a reader turns to it', async () => {
  document.documentElement.lang = 'en';
  const page =
    '<html lang="en"><link rel="modulepreload" href="/assets/large.js" data-large><div id="root" data-module="/assets/page.js"></div>';
  vi.stubGlobal('fetch', async () => new Response(page));
  document.body.innerHTML = '<a href="/docs/guide">Guide</a>';
  const navigation = new Navigation('/docs/', () => Promise.reject(new Error('not asked for')));
  const large = () => document.head.querySelector('[href="/assets/large.js"]');
  const link = document.querySelector('a');
  await navigation.prefetch(link, { atRest: true });
  expect(large()).toBeNull();
  const resting = navigation.prefetch(link, { atRest: true });
  await Promise.allSettled([navigation.load('/guide'), resting]);
  expect(large()).not.toBeNull();
  vi.unstubAllGlobals();
});

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
])('recognises a script that could not be fetched: %s', (message) => {
  expect(isLoadError(new TypeError(message))).toBe(true);
});

it('recognises a script that is cut off or not the requested one', () => {
  expect(isLoadError(syntaxError('Unexpected end of input'))).toBe(true);
  expect(isLoadError(syntaxError("'./a.js' does not provide an export named 'b'"))).toBe(true);
  expect(isLoadError(new LoadError('The script for /button contains no page.'))).toBe(true);
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
])('does not count an error that a script throws: %s', (error) => {
  expect(isLoadError(error)).toBe(false);
});
