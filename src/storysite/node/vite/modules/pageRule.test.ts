import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPageRules } from './findPageRules.ts';
import { findPageRule } from './pageRule.ts';
import { layer } from './previewSheets.ts';

describe('findPageRule', () => {
  it.each([
    ['body { margin: 0; background: pink }', { selector: 'body', property: 'background', line: 1 }],
    [
      '.a {}\n\nhtml.dark{font-size:62.5%}',
      { selector: 'html.dark', property: 'font-size', line: 3 },
    ],
    ['@media print {\n  :root { color-scheme: dark }\n}', { property: 'color-scheme', line: 2 }],
    ['html,\nhtml > body { height: 100% }', { selector: 'html', property: 'height' }],
    [
      'body {\n  .card { color: red }\n  overflow-x: hidden;\n}',
      { property: 'overflow-x', line: 1 },
    ],
    [':global(body) { display: flex }', { selector: 'body', property: 'display' }],
    ['a:hover { color: red }', { selector: 'a:hover', property: 'color' }],
    ['* { margin: 0 }', { selector: '*', property: 'margin' }],
  ])('finds %s', (css, rule) => {
    expect(findPageRule(css)).toMatchObject(rule);
  });

  it.each([
    // The frame has its own text, whatever `body` says.
    'body { margin: 0; color: red; font: 14px/1.4 serif }',
    ':root { --brand: red; color: red }',
    '*, ::before { box-sizing: border-box }',
    '.body, .html > p, body .card, #main { background: pink }',
    'body-card { background: pink }',
    '/* body { background: pink } */',
    '// body { background: pink }',
    '.card { svg { stroke: red } }',
    '@mixin narrow { select { width: 100% } }',
    '@keyframes a { from { opacity: 0 } to { opacity: 1 } }',
  ])('leaves %s alone', (css) => {
    expect(findPageRule(css)).toBeUndefined();
  });
});

it('keeps what a style sheet has to start with outside of its layer', () => {
  const start = `@charset 'utf-8';\n@import url(https://fonts.example.com/css2?a:wght@400;700);\n/* ; */ `;
  expect(layer(`${start}* { border: 0 }`)).toBe(`${start}@layer project {\n* { border: 0 }\n}`);
});

describe('findPageRules', () => {
  let folder: string;
  const files = {
    'A.stories.tsx': `import type { Meta } from 'react';\nimport { A } from './A';\n`,
    'A.tsx': `import './a.css';\nimport './B.tsx';\nimport 'gone';\n`,
    'B.tsx': `import './A.tsx';\nconst load = () => import("./b.scss");\n`,
    'a.css': '.a { color: red }\n',
    'b.scss': '\nbody { background: pink }\n',
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rules-'));
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('follows imports to the style sheets', async () => {
    const resolve = async (specifier: string, importer: string) =>
      specifier.startsWith('.')
        ? join(dirname(importer), specifier === './A' ? './A.tsx' : specifier)
        : undefined;
    const rules = await findPageRules(join(folder, 'A.stories.tsx'), resolve);
    expect([...rules]).toEqual([[join(folder, 'b.scss'), ':2 sets "background" of body']]);
  });
});
