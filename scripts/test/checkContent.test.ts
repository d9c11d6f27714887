import { describe, expect, it } from 'vitest';
import { checkContent } from './checkContent.ts';
import { parsePage } from './readBuiltPages.ts';

const head = (title: string, canonical: string) =>
  `<title>${title}</title><meta name="description" content="About ${title}.">
  <link rel="canonical" href="${canonical}">`;

const home = `${head('Home', '/select/')}<h1>Home</h1>`;
const story = `${head('single', '/select/demo/single')}<h1>single</h1>`;

const site = {
  'index.html': home,
  'demo/single/index.html': story,
  '~demos/demo-single--basic/index.html': story,
  'demo/index.html': `<title>Redirect</title><meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0;url=/select/demo/single">
    <link rel="canonical" href="/select/demo/single">`,
  '404.html': `<title>Not found</title><meta name="description" content="None.">
    <meta name="robots" content="noindex"><h1>Not found</h1>`,
};

/** Checks the site with one file replaced. */
const check = (files: Partial<typeof site> = {}, sitemap = ['/select/', '/select/demo/single']) =>
  checkContent(
    Object.entries({ ...site, ...files }).map(([file, text]) => parsePage(file, text)),
    { base: '/select/', sitemap },
  );

it('finds nothing in a good site', () => {
  expect(check()).toEqual([]);
});

it.each([
  ['<title>Home</title>', '', 'has no title'],
  ['About Home.', ' ', 'has no description'],
  ['"/select/"', '"/"', 'has the canonical address /, not /select/'],
  ['<h1>', '<meta name="robots" content="x"><h1>', 'tells robots "x", but readers should find it'],
  ['<h1>Home</h1>', '', 'has 0 headings of depth 1, not one'],
  ['<h1>', '<p id="a">a</p><p id="a">a</p><h1>', 'has the id "a" more than once'],
  ['<h1>', '<a href="//b.example/">b</a><h1>', 'links to //b.example/ without rel="noopener"'],
])('reports a page with %j instead of %j', (from, to, problem) => {
  expect(check({ 'index.html': home.replace(from, to) })).toEqual([`index.html: ${problem}`]);
});

it.each([
  ['demo/index.html', 'noindex', 'index', 'does not tell robots "noindex"'],
  [
    'demo/index.html',
    'canonical" href="',
    '$&/x',
    'redirects to /select/demo/single, but names /x/select/demo/single as canonical',
  ],
  [
    '404.html',
    '<h1>',
    '<link rel="canonical" href="/a"><h1>',
    'has the canonical address /a, but is the answer for no page',
  ],
  [
    '~demos/demo-single--basic/index.html',
    '/select/demo/single',
    '/x',
    'has the canonical address /x, which is no page of the sitemap',
  ],
] as const)('reports %s with %j replaced by %j', (file, from, to, problem) => {
  expect(check({ [file]: site[file].replace(from, to) })).toEqual([`${file}: ${problem}`]);
});

it('compares pages with each other and with the sitemap', () => {
  expect(check({ 'index.html': story.replace('/select/demo/single', '/select/') })).toEqual([
    'demo/single/index.html: has the title of index.html: "single"',
    'demo/single/index.html: has the description of index.html: "About single."',
  ]);
  expect(check({}, ['/select/', '/select/', '/select/demo/single', '/select/demo'])).toEqual([
    'sitemap.xml: lists /select/demo, which is no page',
    'sitemap.xml: lists an address twice',
  ]);
});

describe('the text of a page', () => {
  const withText = (html: string) => check({ 'index.html': home.replace('</h1>', `</h1>${html}`) });

  it.each([
    ['<p>A **bold** word</p>', 'Markdown for bold: "A **bold** word"'],
    ['<p>```tsx</p>', 'a backtick: "```tsx"'],
    ['<p>[text](/a)</p>', 'a Markdown link: "[text](/a)"'],
    ['<p>## Heading</p>', 'a Markdown heading: "## Heading"'],
    ['<p>| a | b |</p>', 'a row of a Markdown table: "| a | b |"'],
    ['<p>{title}</p>', 'a brace: "{title}"'],
    ['<p>&lt;b>bold</p>', 'markup: "<b>bold"'],
    ['<p>a &amp;amp; b</p>', 'a character that was escaped twice: "a &amp; b"'],
    ['<img alt="undefined" src="a.png">', 'undefined: "undefined"'],
    ['<p>NaN px</p>', 'NaN: "NaN px"'],
    ['<p>[object Object]</p>', 'an object: "[object Object]"'],
  ])('shows no leftover such as %s', (html, problem) => {
    expect(withText(html)).toEqual([`index.html: shows ${problem}`]);
  });

  it('may show anything in code, and braces in the README of a package', () => {
    const html = `<code>\`{a}\` ** undefined</code><p>An #anchor, 3 * 4, snake_case__name</p>
      <div data-static="markdown:a/README.md"><p>{ key: String }</p></div>`;
    expect(withText(html)).toEqual([]);
  });
});
