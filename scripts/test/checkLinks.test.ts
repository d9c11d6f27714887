import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkAssets, checkLinks, checkRedirects } from './checkLinks.ts';
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

it('accepts links, anchors and assets that exist, and addresses of other hosts', async () => {
  await write(
    'page/index.html',
    `<a href="/select/?a=b#top">home</a><a href="/select/demo/single#einfach-%C3%A4">single</a>
    <a href="/select/storybook/?path=/docs/x">workbench</a><a href="https://nowhere.example/">b</a>
    <h1 id="a">a</h1><a href="#a">a</a><script src="/select/assets/site-AbCdEf12.js"></script>
    <input role="combobox" aria-controls="x_list">`,
  );
  expect(checkLinks(await readBuiltPages(dir), dir, '/select/')).toEqual([]);
});

it('names the page and the address of each fault', async () => {
  const faults = {
    '/ is not under /select/': '<a href="/">home</a>',
    '/select//demo/single has a doubled slash': '<a href="/select//demo/single">a</a>',
    '/select/nope is no file': '<a href="/select/nope">a</a>',
    '/select/#nope is no element': '<a href="/select/#nope">a</a>',
    '#nope is no element': '<a href="#nope">a</a>',
    '/select/a.png is no file': '<img srcset="/select/a.png 1x">',
    '/select/assets/x.js is no file': '<div data-module="/select/assets/x.js"></div>',
    '/select/x is no file': '<meta http-equiv="refresh" content="0;url=/select/x">',
    'no element has the id x': '<p aria-labelledby="x">a</p>',
  };
  await write('page/index.html', Object.values(faults).join(''));
  const problems = checkLinks(await readBuiltPages(dir), dir, '/select/');
  expect(problems).toEqual(Object.keys(faults).map((problem) => `page/index.html: ${problem}`));
});

it('finds files that scripts and styles name and the build lacks', async () => {
  await write('assets/a.js', 'import"./site-AbCdEf12.js";import("./nope-AbCdEf12.js")');
  await write('assets/a.css', '@font-face{src:url(/select/assets/nope-AbCdEf12.woff2)}');
  expect((await checkAssets(dir)).toSorted()).toEqual([
    'assets/a.css: nope-AbCdEf12.woff2 is no file',
    'assets/a.js: nope-AbCdEf12.js is no file',
  ]);
});

it('finds redirects without a target', async () => {
  const good = ['/select/demo /select/demo/single 302', '/select/old/* /select/demo/:splat 301'];
  const bad = ['/select/a /select/nope 302', '/select/b/* /select/nope/:splat 301'];
  await write('_redirects', [...good, ...bad, '/select/c /demo/single 302'].join('\n'));
  expect(await checkRedirects(dir, '/select/')).toEqual([...bad, '/select/c /demo/single 302']);
});
