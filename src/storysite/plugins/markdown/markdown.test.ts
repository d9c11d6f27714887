import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import type { MarkdownPage } from './MarkdownPage.ts';
import { printLlms, printLlmsFull } from './printLlms.ts';
import { printManifests } from './printManifests.ts';
import { readSnippets, toMarkdown } from './toMarkdown.ts';

const story = `<section data-story-box="button--basic" aria-label="Basic"><div data-story="button--basic"><button>Press</button></div>
  <p role="status"></p><button>Copy</button><div role="tablist"><button role="tab">Button.tsx</button><button role="tab">button.css</button></div>
  <pre><code><span>const a</span> = 1;</code></pre><pre hidden><code>b {}</code></pre></section>`;

const toText = (html: string) =>
  toMarkdown(fromHtml(html, { fragment: true }), {
    storyAddress: (id) => `/one/${id}`,
  });

it.each([
  [
    'a heading without its link',
    '<h2 id="a">Use<a class="anchor" href="#a">#</a></h2>',
    '## Use\n',
  ],
  ['code without colors', '<pre><code><b>let</b> x;\n</code></pre>', '```\nlet x;\n```\n'],
  [
    'the language of code',
    '<pre><code class="language-sh">npm i</code></pre>',
    '```sh\nnpm i\n```\n',
  ],
  ['no icons, hidden or live parts', 'A<svg><text>x</text></svg><i hidden>b</i><input>', 'A\n'],
  [
    'lines in a cell, and what is folded',
    '<table><tr><th>N</th></tr><tr><td><p>One</p><p>two|</p><details><summary>In</summary><code>a\n  b</code></details></td></tr></table>',
    '| N |\n| - |\n| One<br>two\\|<br>In: `a b` |\n',
  ],
  [
    'one blank where React puts a comment',
    '<p>Of <!-- --> <b>one</b> two <!-- --> three</p>',
    'Of **one** two three\n',
  ],
  [
    'no line break between blocks',
    '<p>One</p><br><p>Two<br>lines</p><div><br></div>',
    'One\n\nTwo<br>lines\n',
  ],
  [
    'every file of a story, and a link to it',
    story,
    '[Live story: Basic](/one/button--basic)\n\n`Button.tsx`\n\n```tsx\nconst a = 1;\n```\n\n`button.css`\n\n```css\nb {}\n```\n',
  ],
])('prints %s', (_, html, text) => {
  expect(toText(html)).toBe(text);
});

const config = {
  title: 'Kit',
  version: '2.0.0',
  description: 'A kit.',
  base: '/kit/',
  htmlSuffix: false,
  externalImages: true,
  redirects: {},
  plugins: [],
};

const page = (path: string, more: Partial<MarkdownPage> = {}): MarkdownPage => ({
  path,
  title: path.slice(1) || 'Home',
  lang: 'en',
  docsId: `${path.slice(1) || 'home'}--docs`,
  file: `docs${path}.mdx`,
  isHidden: false,
  docs: { frontMatter: {} },
  text: `# Text of ${path}\n`,
  snippets: [],
  ...more,
});

const pages = [
  page('/'),
  page('/button', {
    group: 'Parts',
    description: 'Press\n  it.\n',
    storiesFile: 'Button.stories.tsx',
    snippets: readSnippets(fromHtml(story)),
  }),
  page('/hidden', { isHidden: true }),
  page('/zh', { lang: 'zh-CN' }),
];

it('lists the pages of the menu in llms.txt, in groups, with the addresses of their Markdown', () => {
  expect(printLlms(config, pages)).toBe(`# Kit 2.0.0

> A kit.

## Pages

- [Home](/kit/index.md)

## Parts

- [button](/kit/button.md): Press it.
`);
  const siteUrl = 'https://kit.example';
  expect(printLlms({ ...config, siteUrl }, pages)).toContain('(https://kit.example/kit/button.md)');
});

it('joins the same pages in llms-full.txt, each after its address', () => {
  const text = printLlmsFull(config, pages);
  expect(text.match(/^Source: .*$/gm)).toEqual(['Source: /kit/', 'Source: /kit/button']);
  expect(text).toContain('# Text of /button');
});

it('puts components with their stories and pages into one manifest, other pages into the other', () => {
  const data = { title: 'Button', file: 'Button.stories.tsx', name: 'Basic' };
  const stories = [
    { ...data, path: '/~demos/button--basic', storyId: 'button--basic' },
    { ...data, path: '/~demos/old', storyId: 'button--basic', canonical: '/~demos/button--basic' },
  ];
  const files = printManifests({ stories }, pages);
  const { components } = JSON.parse(files['manifests/components.json'] ?? '');
  expect(components.button).toMatchObject({
    name: 'Button',
    path: 'Button.stories.tsx',
    summary: 'Press\n  it.\n',
    stories: [{ id: 'button--basic', name: 'Basic', snippet: 'const a = 1;' }],
    docs: { 'button--docs': { content: '# Text of /button\n', path: 'docs/button.mdx' } },
  });
  expect(components.button.stories).toHaveLength(1);
  const { docs } = JSON.parse(files['manifests/docs.json'] ?? '');
  expect(Object.keys(docs)).toEqual(['home--docs', 'hidden--docs', 'zh--docs']);
});
