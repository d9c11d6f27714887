import { describe, expect, it } from 'vitest';
import { findStoriesFile } from './findStoriesFile.ts';

describe('findStoriesFile', () => {
  it('is the file of a story', () => {
    expect(findStoriesFile({ importPath: './stories/a/A.stories.tsx' })).toBe(
      'stories/a/A.stories.tsx',
    );
  });

  it('is the file that a docs page is attached to', () => {
    const entry = {
      importPath: './stories/a/A.mdx',
      storiesImports: ['./stories/a/A.stories.tsx'],
    };
    expect(findStoriesFile(entry)).toBe('stories/a/A.stories.tsx');
  });

  it('is nothing while no story is chosen', () => {
    expect(findStoriesFile(undefined)).toBeUndefined();
  });
});
