import { createProcessor } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { readDocsPage } from '../site/readDocsPage.ts';
import { replaceStaticBlocks } from './replaceStaticBlocks.ts';

const IMPORT = `import { Markdown, Source } from '@storybook/blocks';\n\n`;

/** The types of the nodes of a page after its blocks were replaced. */
async function typesOf(source: string) {
  const plugin = () => replaceStaticBlocks;
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

  it('makes prose of Markdown with a text', async () => {
    const page = `${IMPORT}<Markdown>{\`\n## Two\n\n| a |\n|---|\n| b |\n\`}</Markdown>`;
    expect(await typesOf(page)).toEqual(['heading', 'table']);
    expect(readDocsPage(page, 'a.mdx').headings).toEqual([{ id: 'two', text: 'Two', depth: 2 }]);
  });

  it('leaves what is known only later, and components of other modules', async () => {
    for (const block of [
      '<Source code={text} />',
      '<Source of={stories.A} />',
      '<Markdown>{text}</Markdown>',
      '<Markdown>{`a ${b}`}</Markdown>',
      '<Markdown>{`<b>a</b>\n\n<i>b</i>`}</Markdown>',
    ]) {
      const [type = ''] = await typesOf(`${IMPORT}${block}`);
      expect([block, type]).toEqual([block, 'mdxJsxFlowElement']);
    }
    expect(await typesOf(`import { Source } from './mine';\n\n<Source code="a" />`)).toEqual([
      'mdxJsxFlowElement',
    ]);
  });
});
