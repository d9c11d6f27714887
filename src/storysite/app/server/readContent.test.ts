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

it.each([
  ['<h1>Tags</h1>\n<p>Shows <a>tags</a>\nin a row.</p><p>More.</p>', 'Shows tags in a row.'],
  ['<h1>Tags</h1><table></table><p>More.</p>', ''],
  ['<h1>Tags</h1>', ''],
  ['<p>Text.</p>', ''],
])('reads what a page says of itself: %j', (html, lead) => {
  expect(readContent(frame(html)).lead).toBe(lead);
});

it.each([
  ['<p>One <div>two</div></p>', 'div'],
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
