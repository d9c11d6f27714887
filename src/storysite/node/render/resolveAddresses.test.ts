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
])('resolves what a component has written: %s', (html, resolved) => {
  expect(resolve(html)).toBe(resolved);
});

it.each([
  '<a href="?path=/docs/gone--docs">',
  '<img src="pictures/gone.svg">',
  '<a href="https://a.example/?path=/docs/parts-card--docs">',
  '<code>&lt;img src="pictures/ship.svg"&gt;</code>',
])('leaves %s as it is', (html) => {
  expect(resolve(html)).toBe(html);
});
