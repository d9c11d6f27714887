// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readMarkup } from './readMarkup.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it.each([
  ['<script>a()</script>', { 'script-src': [hash('a()')] }],
  ['<script type="module">\r\nb()\r\n</script>', { 'script-src': [hash('\nb()\n')] }],
  ['<script>if (a < b && "<b>") c()</script>', { 'script-src': [hash('if (a < b && "<b>") c()')] }],
  ['<script type="importmap">{}</script>', { 'script-src': [hash('{}')] }],
  ['<script type="application/ld+json">{}</script>', {}],
  ['<!-- <script>a()</script> --><p>a</p>', {}],
  ['<script src="/own.js"></script><script src="own.js"></script>', {}],
  [
    '<script src="https://cdn.example/a,b.js?v=1"></script>',
    { 'script-src': ['https://cdn.example/a%2Cb.js'] },
  ],
  ['<script src="//cdn.example/a.js"></script>', { 'script-src': ['https://cdn.example/a.js'] }],
  [
    '<link rel="modulepreload" href="https://a.example/m.js">',
    { 'script-src': ['https://a.example/m.js'] },
  ],
  [
    '<link href="https://fonts.googleapis.com/css2?family=Inter" rel="stylesheet">',
    {
      'style-src': ['https://fonts.googleapis.com/css2'],
      'font-src': ['https://fonts.googleapis.com', 'https://fonts.gstatic.com'],
      'img-src': ['https://fonts.googleapis.com'],
    },
  ],
  [
    '<link rel="preconnect" href="https://f.example" crossorigin>',
    { 'font-src': ['https://f.example'] },
  ],
  [
    '<link rel="preload" as="font" href="https://f.example/a.woff2">',
    { 'font-src': ['https://f.example/a.woff2'] },
  ],
  [
    '<link rel="shortcut icon" href="http://i.example/a.ico">',
    { 'img-src': ['http://i.example/a.ico'] },
  ],
  [
    '<style>@font-face { src: url("https://f.example/a.woff") } a { background: url(data:image/gif,a) }</style>',
    { 'font-src': ['https://f.example/a.woff'], 'img-src': ['data:'] },
  ],
  [
    `<style>a::before { content: 'url("https://text.example/a.png")' }
    b { background: URL( "https://i.example/a)b.png" ), url(https://j.example/a%20b.png) }</style>`,
    { 'img-src': ['https://i.example/a)b.png', 'https://j.example/a%20b.png'] },
  ],
  [
    "<style>@import url('https://s.example/a.css') screen;</style>",
    {
      'style-src': ['https://s.example/a.css'],
      'font-src': ['https://s.example'],
      'img-src': ['https://s.example'],
    },
  ],
  ['<img src="http://i.example/a.png" alt="">', { 'img-src': ['http://i.example/a.png'] }],
  [
    '<noscript><iframe src="https://g.example/ns"></iframe></noscript>',
    { 'frame-src': ['https://g.example/ns'] },
  ],
])('allows what %s needs, and nothing else', (markup, policy) => {
  expect(readMarkup(markup)).toEqual({ policy, problems: [] });
});

it.each([
  ['<button onclick="a()">A</button>', 'the handler onclick="a()" of <button>'],
  [
    '<link rel="preload" as="style" href="/a.css" onload="b()">',
    'the handler onload="b()" of <link>',
  ],
  ['<a href=" javascript:a()">A</a>', 'the address " javascript:a()" of <a>'],
  ['<object data="/a.swf"></object>', 'the element <object>'],
  ['<base href="/a/">', 'the element <base>'],
])('names what no strict policy allows: %s', (markup, words) => {
  expect(readMarkup(markup)).toEqual({ policy: {}, problems: [expect.stringContaining(words)] });
});
