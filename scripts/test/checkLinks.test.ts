import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkAssets } from './checkAssets.ts';
import { checkLinks } from './checkLinks.ts';
import { checkRedirects } from './checkRedirects.ts';
import { readBuiltPages } from './readBuiltPages.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'links-'));
  await write('index.html', '<h1 id="top">Home</h1>');
  await write('demo/single/index.html', '<h1 id="einfach-ä">single</h1>');
  await write('assets/site-AbCdEf12.js', '');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(dir, file)), { recursive: true });
  await writeFile(join(dir, file), text);
}

async function linksOf(html: string): Promise<string[]> {
  await write('page/index.html', html);
  return checkLinks(await readBuiltPages(dir), dir, '/select/');
}

describe('checkLinks', () => {
  it.each([
    '<a href="/select/">home</a>',
    '<a href="/select/?a=b#top">home</a>',
    '<a href="/select/demo/single#einfach-%C3%A4">single</a>',
    '<a href="/select/storybook/?path=/docs/x">workbench</a>',
    '<a href="https://nowhere.example/">outside</a>',
    '<h1 id="a">a</h1><a href="#a">a</a>',
    '<script src="/select/assets/site-AbCdEf12.js"></script>',
    '<input role="combobox" aria-controls="x_list">',
  ])('takes %s', async (html) => {
    expect(await linksOf(html)).toEqual([]);
  });

  it.each([
    ['<a href="/">home</a>', '/ is not under /select/'],
    ['<a href="/select//demo/single">a</a>', '/select//demo/single has a doubled slash'],
    ['<a href="/select/nope">a</a>', '/select/nope leads to no file'],
    ['<a href="/select/#nope">a</a>', '/select/#nope leads to no element'],
    ['<a href="#nope">a</a>', '#nope leads to no element'],
    ['<img src="/select/a.png">', '/select/a.png leads to no file'],
    ['<img srcset="/select/a.png 1x">', '/select/a.png leads to no file'],
    ['<div data-module="/select/assets/x.js"></div>', '/select/assets/x.js leads to no file'],
    [
      '<div data-stories="/select/assets/site-AbCdEf12.js /select/assets/x.js"></div>',
      '/select/assets/x.js leads to no file',
    ],
    ['<div data-start="/select/assets/z.js"></div>', '/select/assets/z.js leads to no file'],
    ['<div data-frame="/select/assets/y.js"></div>', '/select/assets/y.js leads to no file'],
    ['<meta http-equiv="refresh" content="0;url=/select/x">', '/select/x leads to no file'],
    ['<label for="x">a</label>', 'no element has the id x'],
    ['<p aria-labelledby="x">a</p>', 'no element has the id x'],
    ['<button aria-controls="x">a</button>', 'no element has the id x'],
  ])('refuses %s', async (html, problem) => {
    expect(await linksOf(html)).toContain(`page/index.html: ${problem}`);
  });
});

describe('checkAssets', () => {
  it.each([
    ['a.js', 'import{a}from"./nope-AbCdEf12.js"'],
    ['a.js', 'm.f=["assets/nope-AbCdEf12.css"]'],
    ['a.js', 'const image=`/select/assets/nope-AbCdEf12.svg`'],
    ['a.css', '@font-face{src:url(/select/assets/nope-AbCdEf12.woff2)}'],
  ])('finds what %s names and the build lacks: %s', async (file, text) => {
    await write(`assets/${file}`, text);
    const [name] = /nope[^"`)]*/.exec(text) ?? [];
    expect(await checkAssets(dir)).toEqual([`assets/${file}: ${name} is not there`]);
  });

  it('takes what is there, and the files that a demo’s source names', async () => {
    await write('assets/a.js', `import"./site-AbCdEf12.js";const source="import './dialog.css'"`);
    expect(await checkAssets(dir)).toEqual([]);
  });
});

describe('checkRedirects', () => {
  it('finds the lines that lead nowhere', async () => {
    const lines = [
      '/select/demo /select/demo/single 302',
      '/select/old/* /select/demo/:splat 301',
      '/select/a /select/nope 302',
      '/select/b/* /select/nope/:splat 301',
      '/select/c /demo/single 302',
    ];
    await write('_redirects', `${lines.join('\n')}\n`);
    expect(await checkRedirects(dir, '/select/')).toEqual(lines.slice(2));
  });
});
