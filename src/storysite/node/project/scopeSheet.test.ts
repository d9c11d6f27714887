import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineFile } from './engineFile.ts';
import { SCOPE, scopeSheet, THEME_CLASSES } from './scopeSheet.ts';

it.each([
  ['pre { color: red }', `pre${SCOPE} { color: red }`],
  ['h1, .card h1 { margin: 0 }', `h1${SCOPE}, .card h1 { margin: 0 }`],
  ['a:hover::after { top: 0 }', `a:hover${SCOPE}::after { top: 0 }`],
  ['*, ::before { border: 0 }', `*${SCOPE}, ${SCOPE}::before { border: 0 }`],
  [':is(p, .card) { color: red }', `:is(p, .card)${SCOPE} { color: red }`],
  ['div:has(.card) { color: red }', `div:has(.card)${SCOPE} { color: red }`],
  ['::selection { color: red }', `${SCOPE}::selection { color: red }`],
  ['a[title="x,y"], b { color: red }', `a[title="x,y"]${SCOPE}, b${SCOPE} { color: red }`],
  ['[type=button] { color: red }', `[type=button]${SCOPE} { color: red }`],
  ['body > ul li { float: left }', `body > ul li${SCOPE} { float: left }`],
  ['.prose p { color: red }', `.prose p${SCOPE} { color: red }`],
  ['body { p { color: red } }', `body { p${SCOPE} { color: red } }`],
  ['p { &:hover { color: red } }', `p${SCOPE} { &:hover { color: red } }`],
  [
    '@scope (body) to (.a) { p { color: red } }',
    `@scope (body) to (.a) { p${SCOPE} { color: red } }`,
  ],
  ['@media print { a { color: red } }', `@media print { a${SCOPE} { color: red } }`],
])('lets %s match in stories only', (css, scoped) => {
  expect(scopeSheet(css)).toBe(scoped);
});

it.each([
  '.card { color: red }',
  '#app p { color: red }',
  ':is([data-story], .sb-story, #storybook-root) { color: red }',
  ':is(.card, .menu) p { color: red }',
  'ds-card p { color: red }',
  '.card { p { color: red } }',
  '@keyframes a { from { top: 0 } }',
  'html, body { color: red; background: pink; font-size: 62.5% }',
  ':root { --brand: red }',
  ':where(:root) { --brand: red }',
  ':is(html, .dark) { --brand: red }',
  ':where(:is(:root, :host)):where(.a, body) { --brand: red }',
  'p { color: red',
])('leaves %s as it is', (css) => {
  expect(scopeSheet(css)).toBe(css);
});

it.each([
  ['body { color: red; display: flex; min-height: 100vh }', 'body { color: red }'],
  ['html { overflow: hidden !important; color: red }', 'html { color: red }'],
  [
    'html, .app { height: 100%; color: red }',
    '.app { height: 100%; color: red }\nhtml { color: red }',
  ],
  [
    'html, p { height: 100%; color: red }',
    `p${SCOPE} { height: 100%; color: red }\nhtml { color: red }`,
  ],
  [
    'body { color: red; @media (width > 9px) { display: flex; color: blue } }',
    'body { color: red; @media (width > 9px) { color: blue } }',
  ],
  [
    '@media print { body { background: pink; color: red; font-size: 9pt } }',
    '@media print { body { color: red; font-size: 9pt } }',
  ],
  [
    '@media print { html, .app { background: pink; color: red } }',
    '@media print { .app { background: pink; color: red } html { color: red } }',
  ],
  [
    'body { @media print { background: pink; color: red } }',
    'body { @media print { color: red } }',
  ],
])('keeps the layout of the document, and how its frame prints, from %s', (css, kept) => {
  expect(scopeSheet(css).replaceAll(';}', ' }').replace('; }', ' }')).toBe(kept);
});

it('puts layers into that of the project, in their order', () => {
  const css = `@layer base, parts;
@import url(a.css) layer(parts);
@layer parts { @layer inner { .a { top: 0 } } }
@layer { .b { top: 0 } }`;
  expect(scopeSheet(css)).toBe(`@layer project.base, project.parts;
@import url(a.css) layer(project.parts);
@layer project.parts { @layer inner { .a { top: 0 } } }
@layer project { .b { top: 0 } }`);
});

it('knows the classes of the theme', () => {
  const folders = ['theme/styles', 'theme/LoadFailed'].map((folder) => engineFile(folder));
  const sheets = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const names = sheets.join('').matchAll(/[\s(>:,]\.([a-z][\w-]*)/g);
  expect(new Set([...names].map(([, name]) => name).concat('code'))).toEqual(
    new Set(THEME_CLASSES),
  );
});
