import type { DocsEntry, StoryEntry } from '../project/Storybook.ts';

const idOf = (title: string, name: string) =>
  `${title.toLowerCase().replaceAll('/', '-')}--${name.toLowerCase().replaceAll(' ', '-')}`;

/** A story of Storybook's index. */
export const story = (title: string, name: string, more: Partial<StoryEntry> = {}): StoryEntry => ({
  type: 'story',
  id: idOf(title, name),
  title,
  name,
  importPath: `./src/${title.split('/').at(-1)}.stories.tsx`,
  exportName: name.replaceAll(' ', ''),
  ...more,
});

/** A docs page of Storybook's index. */
export const docs = (
  title: string,
  importPath: string,
  more: Partial<DocsEntry> = {},
): DocsEntry => ({
  type: 'docs',
  id: idOf(title, more.name ?? 'Docs'),
  title,
  name: 'Docs',
  importPath,
  storiesImports: [],
  ...more,
});

/** The docs page of a component without an MDX file. */
export const autodocs = (title: string) =>
  docs(title, `./src/${title.split('/').at(-1)}.stories.tsx`, { tags: ['dev', 'autodocs'] });
