// @vitest-environment node
import { compile } from '@mdx-js/mdx';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { compileMarkdown } from './compileMarkdown.ts';
import { refuseScripts } from './refuseScripts.ts';

const inMarkdown = (text: string) =>
  compileMarkdown(`# Title\n\n${text}\n`, { file: 'a/README.md', externalImages: true });
const inMdx = (text: string) =>
  compile(
    { value: `# Title\n\n${text}\n`, path: 'docs/a.mdx' },
    {
      rehypePlugins: [refuseScripts],
    },
  );

it.each([
  ['[a](javascript:alert(1))', 'href="javascript:alert(1)"'],
  ['[a](JavaScript:alert(1))', 'href="JavaScript:alert(1)"'],
  ['[a][x]\n\n[x]: vbscript:x', 'href="vbscript:x"'],
  ['[a](data:text/html,x)', 'href="data:text/html,x"'],
  ['[a](file:///etc/passwd)', 'href="file:///etc/passwd"'],
  ['![a](javascript:x)', 'src="javascript:x"'],
  ['<a href="java&#9;script:x">a</a>', 'href="java'],
  ['<a href=" javascript:x">a</a>', 'href=" javascript:x"'],
])('refuses the address of %s in Markdown and in MDX, with file and line', async (text, words) => {
  await expect(inMarkdown(text)).rejects.toThrow(`a/README.md:3 has the address ${words}`);
  await expect(inMdx(text)).rejects.toThrow(`docs/a.mdx:3 has the address ${words}`);
});

it.each([
  ['<script>x()</script>', 'the element <script>'],
  ['<iframe src="https://a.example"></iframe>', 'the element <iframe>'],
  ['<object data="a.swf"></object>', 'the element <object>'],
  ['<p><img src="a.png" onerror="x()" /></p>', 'the handler on'],
  ['<svg><a xlink:href="javascript:x"><text>a</text></a></svg>', 'the address '],
  ['<form action="javascript:x"></form>', 'the address action="javascript:x"'],
])('refuses %s', async (text, words) => {
  await expect(inMarkdown(text)).rejects.toThrow(`a/README.md:3 has ${words}`);
  const mdx = text.replace('xlink:href', 'xlinkHref');
  await expect(inMdx(mdx)).rejects.toThrow(`docs/a.mdx:3 has ${words}`);
});

it.each([
  '[a](https://a.example) [b](http://b.example) [c](mailto:a@b.example) [d](tel:+1) [e](/demo) [f](#f)',
  '[g](demo/a:b) [h](?path=/docs/a--docs) ![i](./a.png) ![j](data:image/png;base64,AA==)',
])('takes %s', async (text) => {
  await expect(inMarkdown(text)).resolves.toBeDefined();
  await expect(inMdx(text)).resolves.toBeDefined();
});

it("takes the installed package's README and a component with its own properties", async () => {
  const file = createRequire(import.meta.url).resolve('rc-select/README.md');
  const text = await readFile(file, 'utf8');
  await expect(compileMarkdown(text, { file, externalImages: true })).resolves.toBeDefined();
  await expect(inMdx('<Meta title="a: b" onReady={() => {}} />')).resolves.toBeDefined();
});
