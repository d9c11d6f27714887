import { expect, it } from 'vitest';
import { listHeadings, readContent } from './readContent.ts';

const frame = (html: string) =>
  `<nav>Menu</nav><div class="prose">${html}</div><footer>Foot</footer>`;

it('reads the text of a page by section, without what surrounds it', () => {
  const { article } = readContent(
    frame(
      '<h1 id="a">Tags</h1><p>Any   text becomes <code>a tag</code>.</p><ul><li>One</li><li>Two</li></ul>' +
        '<h2 id="more">More<a class="anchor" href="#more">#</a></h2><p>Below.</p>',
    ),
  );
  expect(article).toEqual({
    title: 'Tags',
    text: 'Any text becomes a tag.\nOne\nTwo',
    sections: [{ id: 'more', title: 'More', text: 'Below.' }],
    properties: [],
  });
});

const text = (html: string) => `<h1>Tags</h1><div class="docs-text">${html}</div>`;
const box =
  '<section data-story-box="x"><p>Story</p></section><div data-story="x"><p>Live</p></div>';

it.each([
  [
    'a paragraph',
    '<h1>Tags</h1>\n<p>Shows <a>tags</a>\nin a row.</p><p>More.</p>',
    'Shows tags in a row.',
  ],
  [
    'a comment with marks',
    text('<p>A <b>bold</b> <code>tag</code>.</p><p>More.</p>'),
    'A bold tag.',
  ],
  ['a heading first', text('<h2>Use</h2><p>One.</p>'), 'One.'],
  ['a title of its own', text('<h1>Tag</h1><p>One.</p>'), 'One.'],
  ['badges first', text('<p><a><img alt="npm"></a> <img></p><p>One.</p>'), 'One.'],
  ['a list first', text('<ul><li>Red</li><li>Blue</li></ul><p>One.</p>'), 'One.'],
  ['a list alone', text('<ul><li>Red</li><li>Blue</li></ul>'), 'Red'],
  ['a quotation alone', text('<blockquote><p>Beware.</p></blockquote>'), 'Beware.'],
  ['a subtitle', '<h1>Tags</h1><div class="subtitle"><p>Small.</p></div><p>One.</p>', 'One.'],
  ['a subtitle alone', '<h1>Tags</h1><div class="subtitle">Small.</div>', 'Small.'],
  ['a line break', text('<p>One<br>two.</p>'), 'One two.'],
  ['an example alone', text('<p><strong>Example</strong></p><div><pre>a()</pre></div>'), ''],
  ['a bold comment', text('<p><strong>Bold.</strong></p>'), 'Bold.'],
  [
    'a table, a story and a note first',
    `<h1>Tags</h1><table><td><p>Cell</p></td></table>${box}<aside><p>New</p></aside><p>One.</p>`,
    'One.',
  ],
  ['a section first', '<h1>Tags</h1><h2 id="use">Use</h2><p>One.</p>', 'One.'],
  ['a text above the title', '<p>Above.</p><h1>Tags</h1><p>One.</p>', 'One.'],
  ['no title', '<p>Text.</p>', 'Text.'],
  ['no text', '<h1>Tags</h1>', ''],
])('describes a page with %s', (_, html, lead) => {
  expect(readContent(frame(html)).lead).toBe(lead);
});

it('leaves the text of a story to the story, on a page that is made of stories', () => {
  const stories = `${box}<h2 id="stories">Stories</h2><h3 id="a">A</h3><p>Story A.</p>`;
  expect(readContent(frame(`<h1>Tags</h1>${stories}`), true).lead).toBe('');
  expect(readContent(frame(text('<h2>Use</h2><p>One.</p>') + stories), true).lead).toBe('One.');
});

it.each([
  [
    'blanks',
    'One two three. '.repeat(20).trim(),
    /^(One two three\. )+(One two|One two three|One)…$/,
  ],
  ['no blanks', '选择器可以显示一个列表。'.repeat(20), /^(选择器可以显示一个列表。)+.*[^。]…$/],
  ['one long word', 'x'.repeat(500), /^x{159}…$/],
])('cuts a long description with %s after a word', (_, long, shape) => {
  const { lead } = readContent(frame(`<h1>Tags</h1><p>${long}</p>`));
  expect(lead).toMatch(shape);
  expect(lead.length).toBeLessThanOrEqual(160);
  expect(lead.length).toBeGreaterThan(140);
});

it.each([
  ['<p>One <div>two</div></p>', 'div'],
  ['<iframe title="a"><p>A text of HTML</p></iframe>', undefined],
  ['<select><button><b>One</b></button><option>two</option></select>', undefined],
  ['<table><tr><td>A text of HTML</td></tr></table>', undefined],
  ['<ul><li>A text<li>of HTML</ul>', undefined],
])('finds an element that React would not find again: %s', (html, element) => {
  expect(readContent(frame(html)).repaired?.element).toBe(element);
});

it('lists the headings of a page, without those of stories', () => {
  const story = '<div data-story="x"><h2 id="own">Own</h2></div>';
  const { content } = readContent(
    frame(
      `<h2 id="use">Use <b>it</b><a class="anchor" href="#use">#</a></h2>${story}<h3>None</h3>`,
    ),
  );
  expect(listHeadings(content)).toEqual([{ id: 'use', text: 'Use it', depth: 2 }]);
});

it('leaves out code, live stories, controls and what is hidden', () => {
  const out =
    '<pre>code</pre><div data-story="x">live</div><button>Copy</button><svg><title>x</title></svg><p hidden>no</p><p aria-hidden="true">no</p>';
  expect(readContent(frame(`<p>Text</p>${out}`)).article.text).toBe('Text');
});

it('reads the code of a section, also that of stories and of tabs', () => {
  const box =
    '<section data-story-box="x"><div data-story="x"><pre>live</pre></div><pre>// Says so.\nsay();</pre></section>';
  const tabs = '<div><pre>npm i</pre></div><div hidden><pre>pnpm add</pre></div>';
  const { article } = readContent(frame(`${box}<h2 id="use">Use</h2>${tabs}`));
  expect(article.code).toBe('// Says so.\nsay();');
  expect(article.sections[0]?.code).toBe('npm i\npnpm add');
});

it('reads each row of a table as a line, and properties as such', () => {
  const row = '<tr><td>virtual</td><td>whether the list is virtual</td></tr>';
  const property =
    '<tr id="select-mode" data-property="mode" data-of="Select"><td data-cell="name"><code>mode</code><a class="anchor">#</a></td>' +
    "<td data-cell=\"type\"><details><summary><code>Mode</code></summary>'tags' | 'multiple'</details></td>" +
    '<td data-cell="description">How many.<br>Shown in: <a>tags</a></td></tr>';
  const { article } = readContent(
    frame(`<table><thead><tr><th>Name</th></tr></thead>${row}${property}</table>`),
  );
  expect(article.text).toBe('virtual – whether the list is virtual');
  expect(article.properties).toEqual([
    { id: 'select-mode', name: 'mode', of: 'Select', type: 'Mode', description: 'How many.' },
  ]);
});

it('reads a document without a frame as a whole', () => {
  expect(readContent('<p>Text</p>').article.text).toBe('Text');
});

it('keeps the elements of the article without what a story renders and the colours of code', () => {
  const { content } = readContent(
    frame(
      '<div data-story="x"><pre>live</pre></div><pre><code class="a"><b>let</b> x</code></pre>',
    ),
  );
  expect(content.children).toMatchObject([
    { tagName: 'div', properties: { dataStory: 'x' }, children: [] },
    {
      tagName: 'pre',
      children: [
        { properties: { className: ['a'] }, children: [{ type: 'text', value: 'let x' }] },
      ],
    },
  ]);
});

it('lists images, videos and sounds of this host, wherever the page shows them', () => {
  const html = frame(
    '<img src="/a%20b.png?x#y"><div data-story="x"><video><source src="/a.mp4"></video></div><img src="/a%20b.png">',
  );
  const other = '<img src="https://a.example/b.png"><img src="//a.example/c.png"><img src="d.png">';
  expect(readContent(html + other).media).toEqual(['/a%20b.png', '/a.mp4']);
});
