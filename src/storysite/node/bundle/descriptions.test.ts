import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, parseAst } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textKey } from '../../core/docsText.ts';
import type { SiteReader } from '../site/Site.ts';
import { Memo } from '../project/Memo.ts';
import { descriptions } from './descriptions.ts';
import { createWarn, printWarning, type Warning } from '../../core/Warning.ts';

interface Hook {
  transform: {
    handler(this: object, code: string, id: string): Promise<{ code: string } | null>;
  };
}

describe('descriptions', () => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'descriptions-'));
    await writeFile(join(root, 'README.md'), '# Kit\n\n| a |\n| - |\n| b |\n');
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  /** The transformed code of a module, and the HTML that it registers for a text. */
  async function transform(code: string, file = 'Button.stories.tsx') {
    const warnings: Warning[] = [];
    const reader = { warn: createWarn(warnings), memo: new Memo() } as SiteReader;
    const hook = descriptions(reader, { externalImages: true }) as unknown as Hook;
    const resolve = (from: string) => Promise.resolve({ id: join(root, from) });
    const context = { parse: parseAst, resolve };
    const changed = await hook.transform.handler.call(context, code, join(root, file));
    const registered = /storysiteTexts\((\{.*\})\);\n$/.exec(changed?.code ?? '')?.[1] ?? '{}';
    const html = JSON.parse(registered) as Record<string, string>;
    return { warnings, code: changed?.code ?? code, htmlOf: (text: string) => html[textKey(text)] };
  }

  it.each([
    ['a table', '| a |\n| - |\n| `b` |', /<table>.*<td><code>b<\/code>/s],
    ['a list right after a line', 'These:\n- a\n  - b', /<p>These:<\/p>\n<ul>.*<ul>\n<li>b/s],
    ['underscores and tildes', '__a__ ~~b~~', /<strong>a<\/strong> <del>b<\/del>/],
    ['a picture', '![A](a.png)', /<img src="a.png" alt="A" loading="lazy">/],
    ['a quotation', '> a', /<blockquote>\n<p>a<\/p>/],
    ['HTML', '<kbd>A</kbd>', /<kbd>A<\/kbd>/],
    [
      'code with colours',
      '```ts\nlet a;\n```',
      /<pre class="code"[^>]*><code[^>]*><span class="k">let/,
    ],
    ['a heading without an id', '## A', /<h2>A<\/h2>/],
  ])('compiles %s as the prose of pages', async (_, text, html) => {
    const code = `export default { argTypes: { size: { description: ${JSON.stringify(text)} } } };`;
    expect((await transform(code)).htmlOf(text)).toMatch(html);
  });

  it('says where a description has what a text must not have', async () => {
    const file = 'Frame.stories.tsx';
    const code = 'const a = 1;\nexport default { description: `Text\n\n<embed src="a" />` };';
    await writeFile(join(root, file), code);
    const { warnings } = await transform(code, file);
    expect(warnings.map(printWarning)).toEqual([
      expect.stringContaining(`${file}:4: There is the element <embed>`),
    ]);
  });

  it('finds what is written out, by the name of a constant, in several parts, and in a file', async () => {
    const { htmlOf } = await transform(`import readme from './README.md?raw';
const text = 'A *constant*.';
export default {
  parameters: { docs: { description: { component: readme, story: text } } },
  argTypes: { a: { description: 'Two ' + '*parts*' }, b: { description: \`
    A *template*

      indented\` } },
};
const about = { metaDescription: 'A *comment*' };`);
    expect(htmlOf('A *constant*.')).toBe('<p>A <em>constant</em>.</p>');
    expect(htmlOf('Two *parts*')).toContain('<em>');
    expect(htmlOf('A *template*\n\n  indented')).toContain('<p>indented</p>');
    expect(htmlOf('A *comment*')).toContain('<em>');
    expect(htmlOf('# Kit\n\n| a |\n| - |\n| b |')).toContain('<table>');
  });

  it('adds nothing to a module whose descriptions have no Markdown', async () => {
    const code = `export default { argTypes: { size: { description: 'How large, in rem (1.5).' } } };`;
    expect((await transform(code)).code).toBe(code);
    const spread = `export const a = { ...more, description: { ...b, get component() { return 'x' } } };`;
    expect((await transform(spread)).code).toBe(spread);
    expect((await transform('const description = `a ${b}`; f({ description });')).htmlOf('')).toBe(
      undefined,
    );
  });

  it('shows a notice in place of a script', async () => {
    const text = '<script>alert(1)</script> *a*';
    const code = `export default { argTypes: { a: { description: ${JSON.stringify(text)} } } };`;
    expect((await transform(code)).htmlOf(text)).toMatch(/role="note".*&#x3C;script>.*not shown/);
  });

  it('names in development the module that all others of the page import', async () => {
    await writeFile(join(root, 'Dev.stories.js'), 'export default { description: "*a*" };');
    const plugin = descriptions({ memo: new Memo() } as SiteReader, { externalImages: true });
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin],
      server: { middlewareMode: true, ws: false },
    });
    const served = await server.transformRequest('/Dev.stories.js');
    await server.close();
    expect(served?.code).toMatch(/from "\/@fs\/.*StaticHtml\.tsx"/);
  });

  it('reads the JSDoc of components', async () => {
    const info = {
      description: 'A *button*.\n\n```css\n@media print {}\n```\n@see https://a.example',
      props: {
        old: { description: 'Old.\n@deprecated Use `next`.', defaultValue: null },
        size: { description: 'Room.\n@default "large"', defaultValue: null },
        scope: { description: '@scope/pkg has `it`.' },
        hidden: { description: '@ignore' },
      },
    };
    const written = `function Button() {}\nButton.__docgenInfo = ${JSON.stringify(info)};\n`;
    const { code, htmlOf } = await transform(written, 'Button.tsx');
    const read = JSON.parse(/__docgenInfo = (.*);\n/.exec(code)?.[1] ?? '') as typeof info;
    expect(read.description).toBe(
      'A *button*.\n\n```css\n@media print {}\n```\n\nSee <https://a.example>',
    );
    expect(htmlOf(read.description)).toContain('<em>button</em>');
    expect(read.props).toEqual({
      old: { description: 'Old.\n\n**Deprecated.** Use `next`.', defaultValue: null },
      size: { description: 'Room.', defaultValue: { value: '"large"' } },
      scope: { description: '@scope/pkg has `it`.' },
    });
    expect(htmlOf(read.props.scope.description)).toContain('<code>it</code>');
  });
});
