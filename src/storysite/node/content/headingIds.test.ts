import { expect, it } from 'vitest';
import { compileMarkdown } from './compileMarkdown.ts';
import { HeadingIds } from './headingIds.ts';

it('names headings as GitHub does, and none with nothing', () => {
  const ids = new HeadingIds();
  const names = ['Usage', 'Usage', '安装', '!?', '🎉', '—', 'Section', 'C++', 'C#'];
  expect(names.map((name) => ids.next(name))).toEqual([
    'usage',
    'usage-1',
    '安装',
    'section',
    'section-1',
    'section-2',
    'section-3',
    'c',
    'c-1',
  ]);
});

const idsOf = async (text: string, takenIds?: string[]) => {
  const { html } = await compileMarkdown(text, { file: 'a.md', externalImages: true, takenIds });
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
};

it('gives headings and rows of tables ids of their own', async () => {
  const table =
    '| 名称 | b |\n| - | - |\n| 值 | 1 |\n| 值 | 2 |\n| `+` | 3 |\n| `-` | 4 |\n| a.b | 5 |\n| ab | 6 |';
  expect(await idsOf(`## 属性\n\n${table}\n\n## 属性\n\n${table}`)).toEqual([
    '属性',
    '属性-值',
    '属性-值-1',
    '属性-row',
    '属性--',
    '属性-ab',
    '属性-ab-1',
    '属性-1',
    '属性-1-值',
    '属性-1-值-1',
    '属性-1-row',
    '属性-1--',
    '属性-1-ab',
    '属性-1-ab-1',
  ]);
  expect(await idsOf(table)).toContain('值');
});

it('leaves the ids that the page has already', async () => {
  expect(await idsOf('## Usage\n\n## More', ['usage'])).toEqual(['usage-1', 'more']);
});
