import { compile } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import { rehypeCodeTabs } from './rehypeCodeTabs.ts';
import { rehypeProse } from './rehypeProse.ts';

const print = async (source: string) =>
  String(
    await compile(source, {
      jsx: true,
      rehypePlugins: [rehypeCodeTabs, [rehypeProse, { externalImages: true }]],
    }),
  );

const block = (tab: string) => `\`\`\`sh ${tab}\nnpm install\n\`\`\`\n\n`;

it('makes tabs of code blocks that follow one another and name a tab', async () => {
  const code = await print(`${block('tab=npm')}${block('tab="pnpm 9"')}Text.\n`);
  expect(code).toMatch(/import \{CodeTabs\} from ".*\/theme\/CodeTabs\/CodeTabs\.tsx"/);
  expect(code).toMatch(
    /<CodeTabs><_components\.pre [^>]*data-tab="npm">.*data-tab="pnpm 9">.*<\/CodeTabs>/s,
  );
  expect(code).not.toContain('components.CodeTabs');
});

it('leaves alone a single tab, and blocks that are no tabs', async () => {
  expect(await print(`${block('tab=npm')}Text.\n\n${block('tab=pnpm')}`)).not.toContain('CodeTabs');
  expect(await print(block('') + block(''))).not.toContain('CodeTabs');
});
