import { expect, it } from 'vitest';
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
  ['<h1>', '<meta name="robots" content="x"><h1>', 'has robots "x", but readers should find it'],
  ['<h1>Home</h1>', '', 'has 0 headings of depth 1, not one'],
  ['<h1>', '<p id="a">a</p><p id="a">a</p><h1>', 'has the id "a" more than once'],
  [
    '<h1>',
    '<style data-href="/a.css"></style><link rel="stylesheet" href="/a.css"><h1>',
    'has the style sheet /a.css twice',
  ],
  ['<h1>', '<a href="//b.example/">b</a><h1>', 'links to //b.example/ without rel="noopener"'],
])('reports a page with %j instead of %j', (from, to, problem) => {
  expect(check({ 'index.html': home.replace(from, to) })).toEqual([`index.html: ${problem}`]);
});

it('reports a redirect, a story and a not-found page that name a wrong address', () => {
  const problems = check({
    'demo/index.html': site['demo/index.html']
      .replace('noindex', 'index')
      .replace('" href="', '$&/x'),
    '404.html': site['404.html'].replace('<h1>', '<link rel="canonical" href="/a"><h1>'),
    '~demos/demo-single--basic/index.html': story.replace('/select/demo/single', '/x'),
  });
  expect(problems).toEqual([
    '~demos/demo-single--basic/index.html: has the canonical address /x, which is not a page',
    'demo/index.html: does not tell robots "noindex"',
    'demo/index.html: redirects to /select/demo/single, but names /x/select/demo/single as canonical',
    '404.html: has the canonical address /a, but is the answer for no page',
  ]);
});

it('compares pages with each other and with the sitemap', () => {
  expect(check({ 'index.html': story.replace('/select/demo/single', '/select/') })).toEqual([
    'demo/single/index.html: has the title of index.html: "single"',
    'demo/single/index.html: has the description of index.html: "About single."',
  ]);
  expect(check({}, ['/select/', '/select/', '/select/demo/single', '/select/demo'])).toEqual([
    'sitemap.xml: lists /select/demo, which is not a page',
    'sitemap.xml: lists an address twice',
  ]);
});

it('leaves headings and ids of stories to their authors', () => {
  const stories = '<div data-story="a--b"><h1 id="a">a</h1></div>'.repeat(2);
  expect(check({ 'index.html': home + stories })).toEqual([]);
  const problem = 'index.html: has the id "a" more than once';
  expect(check({ 'index.html': `${home}<p id="a">a</p>${stories}` })).toEqual([problem]);
});

const withText = (html: string) => check({ 'index.html': home.replace('</h1>', `</h1>${html}`) });

it('reports what a step of the build has left over in a text', () => {
  const leftovers = {
    'Markdown for bold: "A **bold** word"': '<p>A **bold** word</p>',
    'a backtick: "```tsx"': '<p>```tsx</p>',
    'a Markdown link: "[text](/a)"': '<p>[text](/a)</p>',
    'a Markdown heading: "## Heading"': '<p>## Heading</p>',
    'a row of a Markdown table: "| a | b |"': '<p>| a | b |</p>',
    'a brace: "{title}"': '<p>{title}</p>',
    'markup: "<b>bold"': '<p>&lt;b>bold</p>',
    'a character that was escaped twice: "a &amp; b"': '<p>a &amp;amp; b</p>',
    'undefined: "undefined"': '<img alt="undefined" src="a.png">',
    'NaN: "NaN px"': '<p>NaN px</p>',
    'an object: "[object Object]"': '<p>[object Object]</p>',
  };
  const problems = Object.keys(leftovers).map((problem) => `index.html: shows ${problem}`);
  expect(withText(Object.values(leftovers).join(''))).toEqual(problems);
});

it('allows anything in code, and braces in the README of a package', () => {
  const html = `<code>\`{a}\` ** undefined</code><p>An #anchor, 3 * 4, snake_case__name</p>
    <div data-static="markdown:a/README.md"><p>{ key: String }</p></div>`;
  expect(withText(html)).toEqual([]);
});
