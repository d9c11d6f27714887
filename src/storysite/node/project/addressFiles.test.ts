import { expect, it } from 'vitest';
import { addressHtml, addressUrls } from './addressFiles.ts';

const files = ['icon.svg', 'fonts/kit.woff2', 'set up.js'];
const addressOf = (text: string) => {
  const path = text.replace(/^\.?\//, '');
  return files.includes(path) ? `/kit/${path}` : undefined;
};

it.each([
  [
    "src: url('/fonts/kit.woff2') format('woff2')",
    "src: url('/kit/fonts/kit.woff2') format('woff2')",
  ],
  ['background: url( "./icon.svg" )', 'background: url("/kit/icon.svg")'],
  ['background: url(icon.svg), url(gone.svg)', 'background: url(/kit/icon.svg), url(gone.svg)'],
  ['background: url(data:image/svg+xml,icon.svg)', 'background: url(data:image/svg+xml,icon.svg)'],
])('a sheet finds the static files that it shows: %s', (css, expected) => {
  expect(addressUrls(css, addressOf)).toBe(expected);
});

it.each([
  ['<link rel=icon href=icon.svg>', '<link rel=icon href="/kit/icon.svg">'],
  ["<script async src='./set up.js'></script>", '<script async src="/kit/set up.js"></script>'],
  [
    '<LINK rel="preload" as="font" href="/fonts/kit.woff2" crossorigin>\n<!-- icon.svg -->',
    '<LINK rel="preload" as="font" href="/kit/fonts/kit.woff2" crossorigin>\n<!-- icon.svg -->',
  ],
  [
    '<style>\n@font-face { src: url(fonts/kit.woff2) }</style><p style="mask: url(\'icon.svg\')">icon.svg',
    '<style>\n@font-face { src: url(/kit/fonts/kit.woff2) }</style><p style="mask: url(\'/kit/icon.svg\')">icon.svg',
  ],
  [
    '<a href="#icon.svg"><img src="https://a.example/icon.svg" alt="icon.svg"></a>',
    '<a href="#icon.svg"><img src="https://a.example/icon.svg" alt="icon.svg"></a>',
  ],
])('a preview that is shown on pages at any depth finds its files: %s', (html, expected) => {
  expect(addressHtml(html, addressOf)).toBe(expected);
});
