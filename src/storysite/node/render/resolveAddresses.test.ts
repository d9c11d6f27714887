import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fakeSite } from '../site/fakeSite.ts';
import { createAddressResolver } from './resolveAddresses.ts';

const from = mkdtempSync(join(tmpdir(), 'static-'));
writeFileSync(join(from, 'ship.svg'), '');
afterAll(() => rmSync(from, { recursive: true }));

const page = { path: '/parts/card', docsId: 'parts-card--docs', file: 'docs/Card.mdx' };
const site = fakeSite({
  root: '/kit',
  pages: [page],
  config: { base: '/kit/', htmlSuffix: '', aliases: {} },
  storybook: { staticDirs: [{ from, to: '/pictures' }] },
});
const resolve = (html: string) => createAddressResolver(site)(html, 'docs/Card.mdx');

it.each([
  [
    '<a href="./?path=/docs/parts-card--docs" target="_top">',
    '<a href="/kit/parts/card" target="_top">',
  ],
  [
    '<a title="a > b" href="?a=1&amp;path=/docs/parts-card--docs">',
    '<a title="a > b" href="/kit/parts/card">',
  ],
  ['<img alt="" src="pictures/ship.svg">', '<img alt="" src="/kit/pictures/ship.svg">'],
  ['<video poster="./pictures/ship.svg">', '<video poster="/kit/pictures/ship.svg">'],
  [
    '<img alt="/pictures/ship.svg" srcset="pictures/ship.svg 1x, /pictures/ship.svg 2x">',
    '<img alt="/pictures/ship.svg" srcset="/kit/pictures/ship.svg 1x, /kit/pictures/ship.svg 2x">',
  ],
  [
    '<link rel="preload" as="image" href="/pictures/ship.svg">',
    '<link rel="preload" as="image" href="/kit/pictures/ship.svg">',
  ],
  [
    '<svg><use href="/pictures/ship.svg#sail"></use></svg>',
    '<svg><use href="/kit/pictures/ship.svg#sail"></use></svg>',
  ],
  [
    '<p title="/pictures/ship.svg" style="background:url(&quot;/pictures/ship.svg&quot;) 0 0">/pictures/ship.svg</p>',
    '<p title="/pictures/ship.svg" style="background:url(&quot;/kit/pictures/ship.svg&quot;) 0 0">/pictures/ship.svg</p>',
  ],
  [
    '<i style="mask:url(pictures/ship.svg)"></i><b style="mask:url(#a)"></b>',
    '<i style="mask:url(/kit/pictures/ship.svg)"></i><b style="mask:url(#a)"></b>',
  ],
])('resolves what a component has written: %s', (html, resolved) => {
  expect(resolve(html)).toBe(resolved);
});

it.each([
  '<a href="?path=/docs/gone--docs">',
  '<img src="pictures/gone.svg">',
  '<a href="https://a.example/?path=/docs/parts-card--docs">',
  '<code>&lt;img src="pictures/ship.svg"&gt;</code>',
  '<code>&lt;p style="mask:url(pictures/ship.svg)"&gt;</code>',
  '<input value="/pictures/ship.svg"><ds-card src="/pictures/ship.svg"></ds-card>',
])('leaves %s as it is', (html) => {
  expect(resolve(html)).toBe(html);
});
