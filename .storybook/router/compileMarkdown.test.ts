import { describe, expect, it } from 'vitest';
import { compileMarkdown } from './compileMarkdown.ts';

const html = async (source: string) => (await compileMarkdown(source)).html;

describe('compileMarkdown', () => {
  it('lists the headings of depth 2 and 3 with the ids that they have in the text', async () => {
    const { headings, h1, html } = await compileMarkdown('# A\n## B b\n### C\n#### D\n## B b\n');
    expect(h1).toEqual(['A']);
    expect(headings).toEqual([
      { id: 'b-b', text: 'B b', depth: 2 },
      { id: 'c', text: 'C', depth: 3 },
      { id: 'b-b-1', text: 'B b', depth: 2 },
    ]);
    for (const { id } of headings) expect(html).toContain(`id="${id}"`);
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
    expect(code).not.toMatch(/style=|<B /);
  });

  it('asks for images by https, late, with a text', async () => {
    expect(await html('![x](http://a.example/x.svg)')).toMatch(
      /<img src="https:\/\/a\.example\/x\.svg" alt="x" loading="lazy">/,
    );
  });
});
