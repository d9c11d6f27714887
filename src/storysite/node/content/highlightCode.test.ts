// @vitest-environment node
import { compile } from '@mdx-js/mdx';
import { bundledLanguages } from 'shiki';
import { describe, expect, it } from 'vitest';
import { compileMarkdown } from './compileMarkdown.ts';
import { findLanguage } from './highlight.ts';
import { rehypeCodeTabs } from './rehypeCodeTabs.ts';
import { rehypeProse } from './rehypeProse.ts';

const compileText = async (source: string) =>
  (await compileMarkdown(source, { file: 'a/README.md', externalImages: true })).html;

const compilePage = async (source: string) =>
  String(
    await compile(source, {
      jsx: true,
      rehypePlugins: [rehypeCodeTabs, [rehypeProse, { externalImages: true }]],
    }),
  );

describe('code blocks', () => {
  it.each([
    ['sh', 'npm install "a" # b'],
    ['typescript', 'const a: string = "b";'],
    ['scss', '$a: 1px; .b { width: $a; }'],
    ['vue', '<template><b :c="d" /></template>'],
    ['python', 'def a(b): return "c"'],
    ['c#', 'int a = 1;'],
    ['Dockerfile', 'FROM node:22'],
    ['objective-c', 'int a = 1;'],
  ])('have colours in %s', async (language, code) => {
    const html = await compileText(`\`\`\`${language}\n${code}\n\`\`\``);
    expect(html).toContain('<span class="');
    expect(html.replace(/<[^>]*>/g, '').trim()).toBe(code.replaceAll('<', '&#x3C;'));
  });

  it('colour what a diff adds and removes', async () => {
    const html = await compileText('```diff\n-old\n+new\n```');
    expect(html).toContain('<span class="t">-old</span>\n<span class="s">+new</span>');
  });

  it('know all languages of Shiki, in any case, and plain text', () => {
    const known = Object.keys(bundledLanguages).map((name) => findLanguage(name.toUpperCase()));
    expect(known).toEqual(Object.keys(bundledLanguages));
    expect(['text', 'TXT', 'plaintext', 'ansi'].map(findLanguage)).toEqual(Array(4).fill('text'));
  });

  it('are plain in an unknown language, with a note', async () => {
    const notes: string[] = [];
    const note = (text: string) => void notes.push(text);
    const { html } = await compileMarkdown('```klingon\nqa <b>\n```\n\n```constructor\na\n```', {
      file: 'a/README.md',
      externalImages: true,
      note,
    });
    expect(html).toContain('<code class="language-klingon">qa &#x3C;b></code>');
    expect(notes).toEqual([
      expect.stringMatching(/^a\/README\.md has code in "klingon", a language that Shiki/),
      expect.stringContaining('"constructor"'),
    ]);
  });

  it.each([
    ['Markdown', compileText, 'class', 'tabindex="0"'],
    ['MDX', compilePage, 'className', 'tabIndex="0"'],
  ])('have titles, marks and numbers in %s', async (_, print, name, focus) => {
    const html = await print('```js{2} title="a.js" showLineNumbers\nlet a;\nlet b;\n```');
    expect(html).toContain(`${name}="titled"`);
    expect(html).toMatch(/figcaption>(\{")?a\.js/);
    expect(html).toContain(focus);
    expect(html).toContain(`${name}="language-js"`);
    expect(html).toMatch(/span data-line="1">.*span.*let.*mark data-line="2">/s);
    expect(html).not.toContain('metastring');
  });

  it('may be tabs with a title', async () => {
    const block = (tab: string) => `\`\`\`sh tab=${tab} title=x.sh {1}\nnpm\n\`\`\`\n\n`;
    const code = await compilePage(block('npm') + block('pnpm'));
    expect(code).toMatch(/<CodeTabs><_components\.figure [^>]*data-tab="npm"/);
    expect(code).toContain('<_components.mark>');
  });
});
