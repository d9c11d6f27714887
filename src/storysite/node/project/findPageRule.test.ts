import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPageRules, listScriptImports, usesTestLibrary } from '../bundle/findPageRules.ts';
import { findPageRule, listSheetImports } from './findPageRule.ts';

describe('findPageRule', () => {
  it.each([
    ['body { margin: 0; background: pink }', { selector: 'body', property: 'background', line: 1 }],
    [
      '.a {}\n\nhtml.dark{font-size:62.5%}',
      { selector: 'html.dark', property: 'font-size', line: 3 },
    ],
    ['@media screen {\n  :root { color-scheme: dark }\n}', { property: 'color-scheme', line: 2 }],
    ['html,\nhtml > body { opacity: 0; quotes: none }', { selector: 'html', property: 'quotes' }],
    ['body {\n  .card { color: red }\n  background: pink;\n}', { property: 'background', line: 1 }],
    [':global(body) { background: pink }', { selector: 'body', property: 'background' }],
    [':where(.menu, html:not(.x, .y)) { background: pink }', { selector: 'html:not(.x, .y)' }],
    ['body { &.dark { background: pink } }', { selector: 'body.dark', line: 1 }],
    ['html { & > body { background: pink } }', { selector: 'html > body' }],
    ['body { @media (width > 9px) { background: pink } }', { selector: 'body' }],
    ['@media print, screen { body { background: pink } }', { selector: 'body' }],
    ['@media not print { body { background: pink } }', { selector: 'body' }],
    ['@media not screen and (width > 9px) { body { background: pink } }', { selector: 'body' }],
    ['.a::after { content: "}" }\nbody { background: pink }', { selector: 'body', line: 2 }],
    ['body:not([title="> b"]) { background: pink }', { property: 'background' }],
    [':global { body { background: pink } }', { selector: 'body' }],
    [':global body { background: pink }', { selector: 'body' }],
    ['body {\r\n  @layer base {\r\n    &.a\\& { background: pink }\r\n  }\r\n}', { line: 3 }],
  ])('finds %s', (css, rule) => {
    expect(findPageRule(css)).toMatchObject(rule);
  });

  it.each([
    // The frame has its own text styles, whatever those of `body`.
    'body { margin: 0; color: red; font: 14px/1.4 serif }',
    // The frame keeps its layout, and rules for elements match in stories only.
    'html, body { overflow: hidden; display: flex; height: 100% }',
    '* { margin: 0 } a:hover, body li, :is(h1, h2) { color: red } ::selection { color: red }',
    '@scope (body) to (.card) { p { color: red } }',
    ':root { --brand: red; color: red }',
    '*, ::before { box-sizing: border-box }',
    '.body, .html > p, body .card, #main { background: pink }',
    'body-card { background: pink }',
    '/* body { background: pink } */',
    '// body { background: pink }',
    '.card { svg { stroke: red } }',
    // Rules for print do not change the frame on a screen.
    '@media print { body { background: pink } }',
    '@layer base { @media only print and (orientation: portrait), speech { body { quotes: none } } }',
    'body { @media print { background: pink } }',
    '@media not screen { html { font-size: 62.5% } }',
    '@mixin narrow { select { width: 100% } }',
    '.menu:not(html, body) { background: pink }',
    '.menu:is(a, button), :is(.menu, #main) p { color: red }',
    '.a::before { content: "{ body { background: pink }" }',
    '.a { background: url("data:image/svg+xml;{body{}}") } /* } body { color: red } */',
    '@scope (.card) { p { color: red } h1, body { background: pink } }',
    '.card { body & { background: pink } html & p { color: red } }',
    '.card { @media print { p { color: red } } }',
    '.card { a:not([title="&"]), :is(p, a):not([href="?a&b"]) { color: red } }',
    '@layer base { .card { & > p, &:not(.a\\&) p { color: red } } }',
    'section:has(.card), label:has(+ :is(.card, select)) { color: red }',
    'ul li, label + input, table > tbody { float: left }',
    ':host { background: pink }',
    'p[class*="card"], h1.title, custom-element, dialog { color: red }',
    '.a { b: c',
    '@keyframes a { from { opacity: 0 } to { opacity: 1 } }',
  ])('leaves %s alone', (css) => {
    expect(findPageRule(css)).toBeUndefined();
  });
});

it.each([
  ['@use "with/a"; @use "b" with ($font: "c");', ['with/a', 'b']],
  ['@import url("a(1).css") screen;', ['a(1).css']],
  ['@import (css) url(a.css); @import (reference) "b";', ['a.css', 'b']],
  ["@import 'a', /* 'b' */ 'c' ;", ['a', 'c']],
  ['@import "a.css" print; @import url(b.css) layer(b) print; @import "c.css" screen;', ['c.css']],
  [`.a { content: '@import "a.css"' } /* @import "b.css"; */ @layer c { }`, []],
])('reads the imports of a style sheet: %s', (css, all) => {
  expect(listSheetImports(css)).toEqual(all);
});

it.each([
  ['ts', `// import './a.css';\n/* import './b.css' */ import './c.css';`, ['./c.css']],
  ['tsx', `const text = "import './a.css'"; export const A = () => <p>import './b.css'</p>;`, []],
  ['jsx', 'const text = `\nimport "./a.css"\n`; import("./b.css");', ['./b.css']],
  ['ts', `import type { A } from 'a'; export type { B } from 'b'; export * from 'c';`, ['c']],
  ['js', `// @flow\nimport './a.css';\nexport const f = (a: ?string): number => 1;`, ['./a.css']],
  ['mjs', `import {\n  a, // from 'x'\n} from 'b'; a(import.meta.url);`, ['b']],
  ['js', 'import from {', []],
])(
  'finds what a script imports, and not what only looks like it: .%s %s',
  async (type, code, all) => {
    expect(await listScriptImports(code, `a.${type}`)).toEqual(all);
  },
);

describe('findPageRules', () => {
  let folder: string;
  const files = {
    'A.stories.tsx': `import type { Meta } from 'react';\nimport { A } from './A';\n`,
    'A.tsx': `import './a.css';\nimport './B.tsx';\nimport 'gone';\n`,
    'B.tsx': `import './A.tsx';\nconst load = () => import("./b.scss");\n`,
    'icons.ts': `import './a.css';\nimport type { Mock } from 'vitest';\n`,
    'helpers.ts': `export * from './queries.ts';\n`,
    'queries.ts': `import { within } from '@testing-library/dom';\n`,
    'a.css': '.a { color: red }\n',
    'b.scss': '\nbody { background: pink }\n',
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rules-'));
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const resolve = async (specifier: string, importer: string) =>
    specifier.startsWith('.')
      ? join(dirname(importer), specifier === './A' ? './A.tsx' : specifier)
      : undefined;

  it('follows imports to the style sheets', async () => {
    const rules = await findPageRules(join(folder, 'A.stories.tsx'), resolve);
    expect([...rules]).toEqual([[join(folder, 'b.scss'), ':2 sets "background" of body']]);
  });

  it.each([
    ['helpers.ts', true],
    ['queries.ts', true],
    ['icons.ts', false],
    ['a.css', false],
  ])('knows whether %s is for tests: %s', async (file, isForTests) => {
    expect(await usesTestLibrary(join(folder, file), resolve)).toBe(isForTests);
  });
});
