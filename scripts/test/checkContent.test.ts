import { describe, expect, it } from 'vitest';
import { checkContent, readSitemap } from './checkContent.ts';
import { parsePage } from './readBuiltPages.ts';

const facts = { base: '/select/', sitemap: ['/select/', '/select/demo/single'] };

interface Parts {
  title?: string;
  description?: string;
  canonical?: string;
  robots?: string;
  body?: string;
}

function html({ title, description, canonical, robots, body = '' }: Parts): string {
  return `<!doctype html><html lang="en"><head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'self'"><title>${title ?? ''}</title>
    ${description === undefined ? '' : `<meta name="description" content="${description}">`}
    ${robots ? `<meta name="robots" content="${robots}">` : ''}
    ${canonical ? `<link rel="canonical" href="${canonical}">` : ''}
    </head><body><div id="root">${body}</div></body></html>`;
}

const home: Parts = {
  title: 'Home',
  description: 'The first page.',
  canonical: '/select/',
  body: '<h1>Home</h1>',
};
const demo: Parts = {
  title: 'single',
  description: 'One value.',
  canonical: '/select/demo/single',
  body: '<h1>single</h1>',
};
const alone: Parts = { ...demo, description: 'The site.' };
const redirect = `<title>Redirect</title><meta name="robots" content="noindex">
  <meta http-equiv="refresh" content="0;url=/select/demo/single">
  <link rel="canonical" href="/select/demo/single"><p>This page is at <a href="/select/demo/single">…</a>.</p>`;
const notFound: Parts = { ...home, title: 'Not found', robots: 'noindex', canonical: undefined };

/** The site of these files, one of which may be another. */
const check = (files: Record<string, string> = {}, sitemap = facts.sitemap) =>
  checkContent(
    Object.entries({
      'index.html': html(home),
      'demo/single/index.html': html(demo),
      '~demos/demo-single--basic/index.html': html(alone),
      'demo/index.html': redirect,
      '404.html': html(notFound),
      ...files,
    }).map(([file, text]) => parsePage(file, text)),
    { ...facts, sitemap },
  );

const homeWith = (parts: Parts) => check({ 'index.html': html({ ...home, ...parts }) });

describe('checkContent', () => {
  it('finds nothing in a whole site', () => {
    expect(check()).toEqual([]);
  });

  it.each([
    [{ title: '' }, 'has no title'],
    [{ description: undefined }, 'has no description'],
    [{ description: ' ' }, 'has no description'],
    [{ canonical: undefined }, 'has the canonical address undefined, not /select/'],
    [{ canonical: '/' }, 'has the canonical address /, not /select/'],
    [{ robots: 'noindex' }, 'tells robots "noindex", but it is to be found'],
    [{ body: '<h2>Home</h2>' }, 'has 0 headings of depth 1, not one'],
    [{ body: '<h1>a</h1><h1>b</h1>' }, 'has 2 headings of depth 1, not one'],
    [{ body: '<h1 id="a">a</h1><p id="a">a</p>' }, 'has the id "a" 2 times'],
    [
      { body: '<h1>a</h1><a href="//b.example/" rel="prev">b</a>' },
      'links to //b.example/ without rel="noopener"',
    ],
  ])('notes of a page with %j that it %s', (parts, problem) => {
    expect(homeWith(parts)).toEqual([`index.html: ${problem}`]);
  });

  it('wants absolute addresses where the address of the site is configured', () => {
    const page = parsePage('index.html', html({ ...home, canonical: 'https://a.example/select/' }));
    const absolute = { base: '/select/', siteUrl: 'https://a.example', sitemap: [] };
    expect(checkContent([page], absolute)).toEqual([
      'sitemap.xml: lacks https://a.example/select/',
    ]);
  });

  it('wants a demo alone to name a page of the sitemap', () => {
    const file = '~demos/demo-single--basic/index.html';
    expect(check({ [file]: html({ ...alone, canonical: '/select/~demos/x' }) })).toEqual([
      `${file}: has the canonical address /select/~demos/x, which is no page of the sitemap`,
    ]);
  });

  it('wants a redirect to name its target, and to be kept out of search engines', () => {
    const other = redirect.replace('canonical" href="', '$&/x').replace('noindex', 'index');
    expect(check({ 'demo/index.html': other })).toEqual([
      'demo/index.html: does not tell robots "noindex"',
      'demo/index.html: leads to /select/demo/single, but names /x/select/demo/single as canonical',
    ]);
  });

  it('wants the not-found page to have no address', () => {
    expect(check({ '404.html': html({ ...notFound, canonical: '/select/404' }) })).toEqual([
      '404.html: has the canonical address /select/404, but stands for no page',
    ]);
  });

  it('notes two pages with one title or description, but not a demo alone beside its page', () => {
    expect(homeWith({ title: demo.title, description: demo.description })).toEqual([
      'demo/single/index.html: has the title of index.html: "single"',
      'demo/single/index.html: has the description of index.html: "One value."',
    ]);
  });

  it('compares the sitemap with the pages', () => {
    expect(check({}, ['/select/', '/select/', '/select/demo/single', '/select/demo'])).toEqual([
      'sitemap.xml: lists /select/ twice',
      'sitemap.xml: lists /select/demo, which is no page',
    ]);
    expect(
      check({ '~demos/demo-single--basic/index.html': html({ ...alone, canonical: '/select/' }) }, [
        '/select/',
      ]),
    ).toEqual(['sitemap.xml: lacks /select/demo/single']);
  });
});

describe('the text of a page', () => {
  it.each([
    ['<p>A **bold** word</p>', 'Markdown for bold: "A **bold** word"'],
    ['<p>An __init__ word</p>', 'Markdown for bold: "An __init__ word"'],
    ['<p>a `code` word</p>', 'a backtick: "a `code` word"'],
    ['<p>```tsx</p>', 'a backtick: "```tsx"'],
    ['<p>[text](/a)</p>', 'a Markdown link: "[text](/a)"'],
    ['<p>## Heading</p>', 'a Markdown heading: "## Heading"'],
    ['<p>| a | b |</p>', 'a row of a Markdown table: "| a | b |"'],
    ['<td>{title}</td>', 'a brace: "{title}"'],
    ['<p>&lt;b>bold&lt;/b></p>', 'markup: "<b>bold</b>"'],
    ['<p>a &amp;amp; b</p>', 'a character that was escaped twice: "a &amp; b"'],
    ['<p>for undefined</p>', 'undefined: "for undefined"'],
    ['<p>NaN px</p>', 'NaN: "NaN px"'],
    ['<p>[object Object]</p>', 'an object: "[object Object]"'],
    ['<img alt="undefined" src="a.png">', 'undefined: "undefined"'],
    ['<a aria-label="Edit on undefined" href="/">x</a>', 'undefined: "Edit on undefined"'],
  ])('shows no leftover such as %s', (body, problem) => {
    expect(homeWith({ body: `<h1>Home</h1><table><tr>${body}</tr></table>` })).toEqual([
      `index.html: shows ${problem}`,
    ]);
  });

  it('may show anything in code, and braces in the README of a package', () => {
    const body = `<h1>Home</h1><p><code>\`{a}\` ** undefined</code></p><pre><span>[x](NaN)</span></pre>
      <p>An #anchor, 3 * 4, snake_case__name, + 4 ...</p>
      <div data-static="markdown:a/README.md"><table><tr><td>{ key: String }</td></tr></table></div>`;
    expect(homeWith({ body })).toEqual([]);
    expect(homeWith({ body: `${body}<p>{late}</p>` })).toEqual([
      'index.html: shows a brace: "{late}"',
    ]);
  });

  it('is read in the description, too', () => {
    expect(homeWith({ description: 'What `Select` can do.' })).toEqual([
      'index.html: shows a backtick: "What `Select` can do."',
    ]);
  });
});

describe('readSitemap', () => {
  it('reads the addresses in their order', () => {
    const text = '<urlset><url><loc>/b</loc></url><url><loc>/a</loc></url></urlset>';
    expect(readSitemap(text)).toEqual(['/b', '/a']);
  });
});
