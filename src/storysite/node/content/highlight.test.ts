import { expect, it } from 'vitest';
import { highlightTexts } from './highlight.ts';

const late = (code: string, language = 'tsx') =>
  `<code><span data-language="${language}">${code}</span></code>`;

it('colours the code of a page that was printed while it was rendered', async () => {
  const html = await highlightTexts(
    `<p>a</p><pre>${late('const a = &lt;b /&gt; &amp;&amp; 1;')}</pre><p>b</p>`,
  );
  expect(html).toMatch(/^<p>a<\/p><pre><code><span class="k">const /);
  expect(html).toContain('&lt;');
  expect(html).toMatch(/<\/code><\/pre><p>b<\/p>$/);
});

it.each([
  ['what a story renders', `<div data-story="a--b">${late('const a = 1;')}</div>`],
  ['an attribute', `<img alt="<code><span data-language='js'>1</span></code>" data-language="js">`],
  ['a comment', `<!-- ${late('const a = 1;')} --><p>1</p>`],
  ['a script', `<script type="text/plain">${late('const a = 1;')}</script>`],
  ['an element beside code', '<p><span data-language="js">const a = 1;</span></p>'],
])('leaves %s alone', async (_, html) => {
  expect(await highlightTexts(html)).toBe(html);
});
