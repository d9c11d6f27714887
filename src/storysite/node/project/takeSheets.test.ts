import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SCOPE } from './scopeSheet.ts';
import { takeSheets } from './takeSheets.ts';

const folder = mkdtempSync(join(tmpdir(), 'take-sheets-'));
mkdirSync(join(folder, 'public'));
for (const file of ['public/base.css', 'kit.css']) writeFileSync(join(folder, file), '');
const staticDirs = [
  { from: join(folder, 'public'), to: '/' },
  { from: join(folder, 'kit.css'), to: '/styles/kit.css' },
];
const [base, kit] = [join(folder, 'public/base.css'), join(folder, 'kit.css')];

it('scopes what the head writes, and nothing else of it', () => {
  const html = (rule: string) =>
    `<meta name="a"><style id="b">\n${rule} { margin: 0 }</style><script>"<style>p {}"</script>`;
  expect(takeSheets(html('p'), []).head).toBe(html(`p${SCOPE}`));
});

it.each([
  ['<link rel="stylesheet" href="/base.css">', [base]],
  ['<link href="base.css?v=2" rel="stylesheet" />', [base]],
  ['<link rel="stylesheet" href="./styles/kit.css">', [kit]],
])('takes %s out of the head', (link, sheets) => {
  expect(takeSheets(`<title>a</title>${link}`, staticDirs)).toMatchObject({
    head: '<title>a</title>',
    sheets,
  });
});

it.each([
  '<link rel="stylesheet" href="/nowhere.css">',
  '<link rel="stylesheet" href="/base.css" media="print">',
  '<link rel="preload" href="/base.css" as="style">',
  '<!-- <link rel="stylesheet" href="/base.css"> -->',
])('leaves %s', (head) => {
  expect(takeSheets(head, staticDirs)).toMatchObject({
    head,
    sheets: [],
    foreign: [],
    malformed: [],
  });
});

it.each([
  ['/a%zz.css', ['/a%zz.css']],
  ['/a%.css?v=1', ['/a%.css?v=1']],
  ['/a%00.css', []],
  ['', []],
])('leaves the link to "%s", which is no file', (href, malformed) => {
  const head = `<link rel="stylesheet" href="${href}">`;
  expect(takeSheets(head, staticDirs)).toEqual({ head, sheets: [], foreign: [], malformed });
});

it('names the sheets of other hosts, but for those of fonts', () => {
  const hrefs = ['https://cdn.example/kit.css', 'https://fonts.googleapis.com/css?family=Inter'];
  const head = hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  expect(takeSheets(head, staticDirs)).toMatchObject({ head, sheets: [], foreign: [hrefs[0]] });
});
