// @vitest-environment node
import { compile } from '@mdx-js/mdx';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { compileMarkdown } from './compileMarkdown.ts';
import { refuseScripts } from './refuseScripts.ts';
import { createWarn, printWarning, type Warning } from '../../core/Warning.ts';

const inMarkdown = async (text: string) => {
  const options = { file: 'a/README.md', externalImages: true };
  const { html, problems } = await compileMarkdown(`# Title\n\n${text}\n`, options);
  return { text: html, problems: problems.map(printWarning) };
};

const inMdx = async (text: string) => {
  const problems: Warning[] = [];
  const warn = createWarn(problems);
  const compiled = await compile(
    { value: `# Title\n\n${text}\n`, path: 'docs/a.mdx' },
    { rehypePlugins: [[refuseScripts, { warn }]], jsx: true },
  );
  return { text: String(compiled), problems: problems.map(printWarning) };
};

it.each([
  ['[a](javascript:alert(1))', 'href="javascript:alert(1)"'],
  ['[a](JavaScript:alert(1))', 'href="JavaScript:alert(1)"'],
  ['[a][x]\n\n[x]: vbscript:x', 'href="vbscript:x"'],
  ['[a](data:text/html,x)', 'href="data:text/html,x"'],
  ['[a](file:///etc/passwd)', 'href="file:///etc/passwd"'],
  ['![a](javascript:x)', 'src="javascript:x"'],
  ['<a href="java&#9;script:x">a</a>', 'href="java'],
  ['<a href=" javascript:x">a</a>', 'href=" javascript:x"'],
  ['<iframe src="javascript:x"></iframe>', 'src="javascript:x"'],
])('drops the address of %s in Markdown and in MDX, with file and line', async (text, words) => {
  const [markdown, mdx] = [await inMarkdown(text), await inMdx(text)];
  expect(markdown.problems).toEqual([
    expect.stringContaining(`a/README.md:3: There is the address ${words}`),
  ]);
  expect(mdx.problems).toEqual([
    expect.stringContaining(`docs/a.mdx:3: There is the address ${words}`),
  ]);
  expect(markdown.text + mdx.text).not.toMatch(/script:|data:|file:/i);
  expect(mdx.text).toMatch(/<_components\.(a|img)|<(a|iframe)\b/);
});

it.each([
  ['<p><img src="a.png" onerror="evil()" /></p>', 'the handler on'],
  ['<svg><a xlink:href="javascript:evil()"><text>a</text></a></svg>', 'the address '],
  ['<form action="javascript:evil()"></form>', 'the address action="javascript:evil()"'],
  ['<iframe src="/a" srcdoc="evil()"></iframe>', 'the attribute srcdoc of <iframe>'],
])('drops the attribute of %s and keeps the element', async (text, words) => {
  const markdown = await inMarkdown(text);
  const mdx = await inMdx(text.replace('xlink:href', 'xlinkHref'));
  for (const { problems } of [markdown, mdx]) {
    expect(problems.map((problem) => problem.toLowerCase())).toEqual([
      expect.stringContaining(words),
    ]);
  }
  const [, name = ''] = /<(\w+)/.exec(text) ?? [];
  for (const shown of [markdown.text, mdx.text]) {
    expect(shown).toContain(`<${name}`);
    expect(shown).not.toContain('evil()');
  }
});

it.each(['<script>evil()</script>', '<object data="evil()"></object>', '<embed src="evil()" />'])(
  'shows a notice in place of %s, and what is around it',
  async (element) => {
    const [, name = ''] = /<(\w+)/.exec(element) ?? [];
    const text = `Before.\n\n${element}\n\nAfter.`;
    const [markdown, mdx] = [await inMarkdown(text), await inMdx(text)];
    expect(markdown.problems[0]).toMatch(`a/README.md:5: There is the element <${name}>`);
    expect(mdx.problems[0]).toMatch(`docs/a.mdx:5: There is the element <${name}>`);
    expect(markdown.text).toMatch(
      new RegExp(`Before.*role="note">The element <code>&#x3C;${name}>.*not shown.*After`, 's'),
    );
    expect(mdx.text).toMatch(/Before.*role="note".*not shown.*After/s);
    expect(markdown.text + mdx.text).not.toContain('evil()');
  },
);

it.each([
  ['<svg><animate attributeName="href" values="javascript:evil()" /></svg>', 'animate'],
  ['<svg><set attributeName="xlink:href" to="javascript:evil()" /></svg>', 'set'],
  ['<svg><animate href="#menu" attributeName="href" to="//evil()" /></svg>', 'animate'],
])('removes %s, which would change an address', async (text, name) => {
  const [markdown, mdx] = [await inMarkdown(text), await inMdx(text)];
  expect(markdown.problems).toEqual([
    expect.stringContaining(`a/README.md:3: There is the element <${name}>`),
  ]);
  expect(mdx.problems).toEqual([
    expect.stringContaining(`docs/a.mdx:3: There is the element <${name}>`),
  ]);
  expect(markdown.text + mdx.text).not.toMatch(/evil|note/);
  expect(markdown.text).toContain('<svg></svg>');
});

it.each([
  '<style>@import "evil.css"; body { display: none /* evil */ }</style>',
  '<p><style>.evil { top: 0 }</style></p>',
  '<svg><style>.evil { top: 0 }</style></svg>',
])('removes %s from Markdown, which would style the whole page', async (text) => {
  const { text: shown, problems } = await inMarkdown(`Before.\n\n${text}\n\nAfter.`);
  expect(problems).toEqual([
    expect.stringContaining('a/README.md:5: There is the element <style>'),
  ]);
  expect(shown).toMatch(/Before.*After/s);
  expect(shown).not.toMatch(/evil|style|note/);
});

it.each([
  ['script', '<script>evil()</script>'],
  ['style', '<style>.evil { top: 0 }</style>'],
  ['handler', '<p onclick="evil()">a</p>'],
])('refuses a %s in a shadow root, too', async (_, text) => {
  const root = `<div><template shadowrootmode="open">${text}<slot></slot></template></div>`;
  const { text: shown, problems } = await inMarkdown(root);
  expect(problems).toHaveLength(1);
  expect(shown).toContain('<slot>');
  expect(shown).not.toContain('evil');
});

it.each([
  'srcDoc={text}',
  'srcdoc={`a`}',
  "{...{ srcDoc: 'a' }}",
  "{...(open ? { ['srcdoc']: 'a' } : {})}",
])('drops %s, whatever the expression gives', async (attribute) => {
  const { text, problems } = await inMdx(`<iframe title="A" ${attribute} />`);
  expect(problems).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:3: There is the attribute srcdoc/i),
  ]);
  expect(text).toMatch(/<iframe title="A" \/>/);
});

it.each([
  '[a](https://a.example) [b](http://b.example) [c](mailto:a@b.example) [d](tel:+1) [e](/demo) [f](#f)',
  '[g](demo/a:b) [h](?path=/docs/a--docs) ![i](./a.png) ![j](data:image/png;base64,AA==)',
  '<iframe src="https://a.example/embed" title="A" allowFullScreen></iframe>',
  '[a](//a.example) <svg><animate attributeName="x" values="0;9" /><set attributeName="x" to="9" /></svg>',
])('takes %s', async (text) => {
  expect((await inMarkdown(text)).problems).toEqual([]);
  expect((await inMdx(text)).problems).toEqual([]);
  expect((await inMdx(text)).text).toMatch(/example|path=/);
});

it.each(["{...{ title: 'srcdoc' }}", '{...{ /* srcDoc */ width: 1 }}', '{...srcDoc}'])(
  'keeps %s, which only mentions the document of a frame',
  async (attribute) => {
    const { text, problems } = await inMdx(`<iframe title="A" ${attribute} />`);
    expect(problems).toEqual([]);
    expect(text).toContain('{...');
  },
);

it("takes the installed package's README and a component with its own properties", async () => {
  const file = createRequire(import.meta.url).resolve('rc-select/README.md');
  const text = await readFile(file, 'utf8');
  expect((await compileMarkdown(text, { file, externalImages: true })).problems).toEqual([]);
  const component = '<Chart title="a: b" data="sales: 3" action="Undo: all" onReady={() => {}} />';
  expect((await inMdx(component)).problems).toEqual([]);
});
