import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkLinks } from './checkLinks.ts';

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

/** Dead links of the site itself. */
const check = async (base?: string) => (await checkLinks(dir, { base })).site;

it('accepts links, anchors and assets that exist, and addresses of other hosts', async () => {
  await write('storybook/index.json', '{"entries":{"x--y":{}}}');
  await write('storybook/index.html', '');
  await write('storybook/iframe.html', '');
  await write('assets/icons.svg', '');
  await write(
    'page/index.html',
    `<a href="/select/?a=b#top">home</a><a href="/select/demo/single#einfach-%C3%A4">single</a>
    <a href="/select/storybook/?path=/docs/x--y">Storybook</a><a href="https://nowhere.example/">b</a>
    <iframe src="/select/storybook/iframe.html?id=x--y&viewMode=story"></iframe>
    <h1 id="a">a</h1><a href="#a">a</a><script src="/select/assets/site-AbCdEf12.js"></script>
    <a href="#top">up</a><a name="old"></a><a href="#old">old</a>
    <svg><use xlink:href="/select/assets/icons.svg#star" /><g filter="url(#blur)" /></svg>
    <p style="background: url('data:image/png;base64,AA')">a</p>
    <input role="combobox" aria-controls="x_list"><button aria-expanded="false" aria-controls="x">x</button>`,
  );
  expect(await checkLinks(dir, { base: '/select/' })).toEqual({ site: [], stories: [] });
});

it('names the page and the address of each fault', async () => {
  const faults = {
    '/ is not under /select/': '<a href="/">home</a>',
    '/select//demo/single has a doubled slash': '<a href="/select//demo/single">a</a>',
    '/select/nope does not exist': '<a href="/select/nope">a</a>',
    '/select/demo does not exist': '<a href="/select/demo">a</a>',
    '/select/% has a "%" that encodes nothing': '<a href="/select/%">a</a>',
    '?path=/docs/x--y is relative': '<a href="?path=/docs/x--y">a</a>',
    '/select/#nope names no element': '<a href="/select/#nope">a</a>',
    '#nope names no element': '<a href="#nope">a</a>',
    '/select/a.png does not exist': '<img srcset="/select/a.png 1x">',
    '/select/b.png does not exist':
      '<link rel="preload" imagesrcset="/select/demo/single 1x, /select/b.png 2x">',
    '/select/c.png does not exist': '<style>p { background: url("/select/c.png") }</style>',
    '/select/d.png does not exist': '<p style="background: url(/select/d.png)">a</p>',
    '/select/icon.svg does not exist': '<link rel="icon" href="/select/icon.svg">',
    '/select/e.webmanifest does not exist': '<link rel="manifest" href="/select/e.webmanifest">',
    '/select/assets/x.js does not exist': '<div data-module="/select/assets/x.js"></div>',
    '/select/x does not exist': '<meta http-equiv="refresh" content="0;url=/select/x">',
    'no element has the id x': '<p aria-labelledby="x">a</p>',
  };
  await write('page/index.html', Object.values(faults).join(''));
  const problems = Object.keys(faults).map((problem) => `page/index.html: ${problem}`);
  expect(await check('/select/')).toEqual(problems);
});

it('reads the base from the report of the build', async () => {
  await write('page/index.html', '<a href="/kit/">home</a><a href="/">outside</a>');
  await write('storysite.json', '{"base":"/kit/"}');
  expect(await check()).toEqual(['page/index.html: / is not under /kit/']);
});

it('checks full addresses of the site itself', async () => {
  const page = (path: string) =>
    `<link rel="canonical" href="https://a.example/${path}"><meta property="og:image" content="https://a.example/${path}.png">`;
  await write('page/index.html', page('gone'));
  const { site } = await checkLinks(dir, { siteUrl: 'https://a.example/' });
  expect(site).toEqual([
    'page/index.html: https://a.example/gone does not exist',
    'page/index.html: https://a.example/gone.png does not exist',
  ]);
});

it('keeps what stories draw apart from what the site wrote', async () => {
  await write(
    'page/index.html',
    '<div data-story="a--b"><p><a href="/nope">a</a></p></div><a href="/gone">b</a>',
  );
  expect(await checkLinks(dir)).toEqual({
    site: ['page/index.html: /gone does not exist'],
    stories: ['page/index.html: /nope does not exist, in the story a--b'],
  });
});

it.each([
  ['no Storybook is there', undefined, ['', '?path=/docs/x--y']],
  ['it has no such entry', '{"entries":{"x--y":{}}}', ['?path=/story/x--z', 'iframe.html?id=x--z']],
])('finds links to Storybook where %s', async (_, index, addresses) => {
  if (index) await write('storybook/index.json', index);
  const links = addresses.map((address) => `<a href="/storybook/${address}">a</a>`);
  await write('page/index.html', links.join(''));
  expect(await check()).toEqual(
    addresses.map((address) => `page/index.html: /storybook/${address} is not in the Storybook`),
  );
});

it('finds files that scripts, style sheets and manifests name and the build lacks', async () => {
  await write('assets/a.js', 'import"./site-AbCdEf12.js";import("./nope-AbCdEf12.js")');
  await write('assets/b.js', 'm(["assets/gone-AbCdEf12.css"]);x="./icon-settings.svg"');
  await write('assets/a.css', '@font-face{src:url(/select/assets/nope-AbCdEf12.woff2)}');
  await write('assets/b.css', '@import "./c.css";p{background:url(site-AbCdEf12.js)}');
  await write('app.webmanifest', '{"start_url":"./","icons":[{"src":"icon.png"}]}');
  await write('page/index.html', '<link rel="manifest" href="/select/app.webmanifest">');
  expect((await check('/select/')).toSorted()).toEqual([
    'assets/a.css: /select/assets/nope-AbCdEf12.woff2 does not exist',
    'assets/a.js: nope-AbCdEf12.js does not exist',
    'assets/b.css: /select/assets/c.css does not exist',
    'assets/b.js: gone-AbCdEf12.css does not exist',
    'page/index.html: /select/icon.png does not exist',
  ]);
});

it('finds redirects without a target', async () => {
  const good = ['/select/demo /select/demo/single 302', '/select/old/* /select/demo/:splat 301'];
  const bad = ['/select/a /select/nope 302', '/select/b/* /select/nope/:splat 301'];
  const outside = '/select/c /demo/single 302';
  await write('_redirects', [...good, ...bad, outside].join('\n'));
  expect(await check('/select/')).toEqual(
    [...bad, outside].map((line) => `_redirects: ${line} leads nowhere`),
  );
});

it('finds results of the search that are not there', async () => {
  const page = {
    path: '/demo/single',
    sections: [{ id: 'einfach-ä' }, { id: 'x' }],
    properties: [],
  };
  const pages = [page, { ...page, path: '/gone', sections: [] }];
  await write('search/en.json', JSON.stringify({ pages }));
  expect(await check()).toEqual([
    'search/en.json: /demo/single#x names no element',
    'search/en.json: /gone does not exist',
  ]);
});
