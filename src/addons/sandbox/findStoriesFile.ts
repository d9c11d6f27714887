/** The part of Storybook's index entry that tells where a story or docs page comes from. */
export interface IndexedEntry {
  /** `./stories/single/Single.stories.tsx`, or `./stories/single/Single.mdx` for a docs page. */
  importPath?: string;
  /** A docs page's stories files; the first is the one it is attached to. */
  storiesImports?: string[];
}

/** The stories file of a story or docs page, as a repository path. */
export function findStoriesFile(entry: IndexedEntry | undefined): string | undefined {
  return (entry?.storiesImports?.[0] ?? entry?.importPath)?.replace(/^\.\//, '');
}
