import { describe, expect, it } from 'vitest';
import type { Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { checkSiteConfig } from '../../core/config/SiteConfig.ts';
import { createLinks } from '../site/findAddress.ts';
import { fakeSite } from '../site/fakeSite.ts';
import { compileMarkdown } from './compileMarkdown.ts';
import { element } from './highlightCode.ts';

const options = { file: 'a/README.md', externalImages: true };
const html = async (source: string) => (await compileMarkdown(source, options)).html;

describe('compileMarkdown', () => {
  it('lists the headings of depth 2 and 3 with the ids that they have in the text', async () => {
    const { headings, h1, html } = await compileMarkdown(
      '# A\n## B b\n### C\n#### D\n## B b\n',
      options,
    );
    expect(h1).toEqual(['A']);
    expect(headings).toEqual([
      { id: 'b-b', text: 'B b', depth: 2 },
      { id: 'c', text: 'C', depth: 3 },
      { id: 'b-b-1', text: 'B b', depth: 2 },
    ]);
    for (const { id } of headings) expect(html).toContain(`id="${id}"`);
  });

  it('leaves out front matter', async () => {
    expect(await html('---\ntitle: { a }\n---\n\nText\n')).toBe('<p>Text</p>');
  });

  it('gives each table row an address and the table a box that a keyboard can scroll', async () => {
    const table = await html(
      '### Select props\n\n| name | type |\n| - | - |\n| allowClear | bool |\n',
    );
    expect(table).toContain('<tr id="select-props-allowclear">');
    expect(table).toMatch(/class="table-box"[^>]*tabindex="0"/);
  });

  it('keeps outbound links safe, in tables, too, and takes relative ones away', async () => {
    expect(await html('[a](https://a.example)')).toContain('rel="noopener noreferrer"');
    expect(await html('| a |\n|-|\n| [b](https://b.example) |')).toContain(
      'rel="noopener noreferrer"',
    );
    expect(await html('see [c](david-url)')).toContain('<p>see c</p>');
    expect(await html('see [d](#d)')).toContain('href="#d"');
  });

  it('highlights code in classes and escapes it', async () => {
    const code = await html("```jsx | pure\nconst a = <B c='d' />;\n```");
    expect(code).toContain('<span class="k">const </span>');
    expect(code).not.toContain('style=');
    expect(code.replace(/<[^>]*>/g, '').trim()).toBe("const a = &#x3C;B c='d' />;");
    const plain = await html('```\n<b>x</b> &amp;\n```');
    expect(plain).toContain('&#x3C;b>x&#x3C;/b> &#x26;amp;');
  });

  it("shows the texts of other hosts' images in their place where they are switched off", async () => {
    const source =
      '[![NPM version](https://a.example/x.svg)](https://b.example) ![logo](./logo.svg) ![d](//c.example/d.png)';
    const { html } = await compileMarkdown(source, { ...options, externalImages: false });
    expect(html).toContain('rel="noopener noreferrer">NPM version</a>');
    expect(html).toContain('<img src="./logo.svg" alt="logo"');
    expect(html).toMatch(/> d<\/p>$/);
    expect(html).not.toMatch(/src="(https?:)?\/\//);
  });

  it('asks for images by https, late, with a text', async () => {
    expect(await html('![x](http://a.example/x.svg)')).toMatch(
      /<img src="https:\/\/a\.example\/x\.svg" alt="x" loading="lazy">/,
    );
  });
});

it("runs the plugins' own plugins on what the theme has made, and gives their links the site's addresses", async () => {
  const rowIds: unknown[] = [];
  const linkRows =
    () =>
    (tree: Root, { path }: { path: string }) =>
      visit(tree, 'element', ({ tagName, properties, children }) => {
        if (tagName !== 'tr' || !properties.id) return;
        rowIds.push(`${path} ${String(properties.id)}`);
        children.push(element('td', {}, [element('a', { href: '/api#open' }, [])]));
      });
  const config = checkSiteConfig({ title: 'Kit', description: 'Parts.', base: '/kit/' });
  const pages = [{ path: '/api', file: 'api.mdx' }];
  const site = fakeSite({ config, pages });
  const table = '### Props\n\n| name |\n| - |\n| open |\n';
  const { html } = await compileMarkdown(table, {
    ...options,
    readLinks: async () => createLinks(site),
    rehypePlugins: [linkRows],
  });
  expect(rowIds).toEqual(['a/README.md props-open']);
  expect(html).toContain('<td><a href="/kit/api#open"></a></td>');
});

it('lists no heading that a plugin leaves out', async () => {
  const leaveOut = () => (tree: Root) => {
    tree.children = tree.children.filter((node) => !toString(node).startsWith('Development'));
  };
  const source = '## Usage\n\n## Development\n';
  const { headings } = await compileMarkdown(source, { ...options, rehypePlugins: [leaveOut] });
  expect(headings.map(({ text }) => text)).toEqual(['Usage']);
});

it.each(['**「重要」**です', '这是**“重点”**内容', '**중요(重要)**입니다'])(
  'reads emphasis beside signs of Chinese, Japanese and Korean: %s',
  async (text) => {
    const { html } = await compileMarkdown(text, { file: 'a.md', externalImages: true });
    expect(html).toContain('<strong>');
  },
);
