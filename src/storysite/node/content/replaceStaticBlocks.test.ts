import { compile, createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { readDocsPage } from './readDocsPage.ts';
import { replaceStaticBlocks, showStaticHtml } from './replaceStaticBlocks.ts';

const IMPORT = `import { Markdown, Source } from '@storybook/blocks';\n\n`;

/** The types of the nodes of a page after its blocks were replaced. */
async function typesOf(source: string) {
  const plugin = () => (tree: Root) => void replaceStaticBlocks(tree);
  const found: string[] = [];
  await createProcessor({
    remarkPlugins: [
      plugin,
      () => (tree: { children: { type: string }[] }) =>
        void found.push(...tree.children.map(({ type }) => type)),
    ],
  }).process(source);
  return found.filter((type) => type !== 'mdxjsEsm');
}

describe('replaceStaticBlocks', () => {
  it('makes code of Source with a text', async () => {
    expect(await typesOf(`${IMPORT}<Source code="a" language="css" />`)).toEqual(['code']);
    expect(await typesOf(`${IMPORT}<Source code={\`a\nb\`} />`)).toEqual(['code']);
  });

  it.each([
    ['\n    let a;\n      b();\n  ', '', 'let a;\n  b();'],
    ['\n\tlet a;\r\n\t\tb();\n', '', 'let a;\n\tb();'],
    ['  let a;\n', 'format={false}', '  let a;'],
    ['  let a;\n', 'format={true}', 'let a;'],
  ])('leaves out the indent that all lines of it have: %j %s', async (code, props, value) => {
    const found: unknown[] = [];
    const read = () => (tree: Root) => {
      replaceStaticBlocks(tree);
      found.push(...tree.children.flatMap((node) => (node.type === 'code' ? node.value : [])));
    };
    const page = `${IMPORT}<Source ${props} code={\`${code}\`} />`;
    await createProcessor({ remarkPlugins: [read] }).process(page);
    expect(found).toEqual([value]);
  });

  it('makes prose of Markdown with a text', async () => {
    const page = `${IMPORT}<Markdown>{\`\n## Two\n\n| a |\n|---|\n| b |\n\`}</Markdown>`;
    expect(await typesOf(page)).toEqual(['heading', 'table']);
    expect(readDocsPage(page, 'a.mdx').headings).toEqual([{ id: 'two', text: 'Two', depth: 2 }]);
  });

  it('makes elements of the HTML in such a text', async () => {
    const page = `${IMPORT}<Markdown>{\`## Two\n\n<details open><summary>More</summary>\n\n*a*\n\n</details>\`}</Markdown>`;
    const code = String(
      await compile(page, {
        jsx: true,
        remarkPlugins: [() => (tree: Root) => void replaceStaticBlocks(tree)],
      }),
    );
    expect(code).toContain('<_components.details open>');
    expect(code).toContain('<_components.em>{"a"}</_components.em>');
    expect(readDocsPage(page, 'a.mdx').headings).toEqual([{ id: 'two', text: 'Two', depth: 2 }]);
  });

  it('shows the HTML of a file whose text is all that a block has, and no other text', async () => {
    const shown = async (body: string) => {
      const code = await compile(
        `import readme from './README.md?raw';\nimport { Markdown as Md } from '@storybook/blocks';\n\n${body}`,
        {
          jsx: true,
          remarkPlugins: [
            () => (tree: Root) => {
              for (const { file, block } of replaceStaticBlocks(tree, (from) => `/docs/${from}`)) {
                showStaticHtml(tree, block, `markdown:${file}`);
              }
            },
          ],
        },
      );
      return String(code);
    };
    const code = await shown('<Md>{readme}</Md>');
    expect(code).toMatch(/import \{StaticHtml as StorysiteStaticHtml\} from ".*StaticHtml\.tsx";/);
    expect(code).toContain('<StorysiteStaticHtml id="markdown:/docs/./README.md?raw" />');
    expect(code).not.toContain('<Md');
    expect(await shown("<Md>{readme.replace('a', 'b')}</Md>")).not.toContain('StaticHtml');
    expect(await shown('<Md options={{}}>{readme}</Md>')).not.toContain('StaticHtml');
  });

  it('knows the blocks by the names that a page gives them, and takes code that shows an import for text', async () => {
    const renamed = `import { Source as Code } from '@storybook/blocks';\n\n<Code code="a" />`;
    expect(await typesOf(renamed)).toEqual(['code']);
    const shown = `\`\`\`js\nimport { Source } from '@storybook/blocks';\n\`\`\`\n\n<Source code="a" />`;
    expect(await typesOf(shown)).toEqual(['code', 'mdxJsxFlowElement']);
    const inText = `export const text = \`import { Source } from '@storybook/blocks'\`;\n\n<Source code="a" />`;
    expect(await typesOf(inText)).toEqual(['mdxJsxFlowElement']);
  });

  it('leaves what is known only later, and components of other modules', async () => {
    for (const block of [
      '<Source code={text} />',
      '<Source of={stories.A} />',
      '<Markdown>{text}</Markdown>',
      '<Markdown>{`a ${b}`}</Markdown>',
    ]) {
      const [type = ''] = await typesOf(`${IMPORT}${block}`);
      expect([block, type]).toEqual([block, 'mdxJsxFlowElement']);
    }
    expect(await typesOf(`import { Source } from './mine';\n\n<Source code="a" />`)).toEqual([
      'mdxJsxFlowElement',
    ]);
  });
});
