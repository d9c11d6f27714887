import { describe, expect, it, vi } from 'vitest';
import type { StoryData } from './SiteStory.ts';
import { defineStories } from './defineStories.ts';
import { definePreview } from '../../csf/shims/definePreview.ts';
import { findStory, getStoryOf } from './stories.ts';

const dataOf = (exportName: string): StoryData => ({
  id: `forms-field--${exportName.toLowerCase()}`,
  path: `/~stories/forms-field--${exportName.toLowerCase()}`,
  name: exportName,
  exportName,
  title: 'Forms/Field',
  storiesFile: 'src/Field.stories.tsx',
  files: [],
});

describe('defineStories', () => {
  it('composes stories of each format with their meta, and finds them by export and id', () => {
    const preview = definePreview({});
    const meta = { args: { size: 1 } };
    const Old = Object.assign(() => 'old', { args: { label: 'a' } });
    const Made = preview.meta(meta).story({ args: { label: 'b' } });
    defineStories(meta, [[Old, dataOf('Old')]]);
    defineStories(undefined, [[Made, dataOf('Made')]]);
    expect(getStoryOf(Old).composed.args).toEqual({ size: 1, label: 'a' });
    expect(getStoryOf(Made).composed.args).toEqual({ size: 1, label: 'b' });
    expect(findStory('forms-field--made')).toMatchObject({ componentTitle: 'Field', name: 'Made' });
  });

  it('frames a story that asks for it, with the reason', () => {
    const Framed = { parameters: { storysite: { framed: true } } };
    const Plain = {};
    defineStories({}, [
      [Framed, dataOf('Framed')],
      [Plain, dataOf('Plain')],
    ]);
    expect(getStoryOf(Framed).framed).toMatch(/storysite\.framed/);
    expect(getStoryOf(Plain).framed).toBeUndefined();
  });

  it('lets only a story fail that cannot be composed, and only when it is shown', () => {
    const Broken = {
      get args(): never {
        throw new Error('no args');
      },
    };
    const Next = {};
    defineStories({}, [
      [Broken, dataOf('Broken')],
      [Next, dataOf('Next')],
    ]);
    expect(getStoryOf(Broken).id).toBe('forms-field--broken');
    expect(getStoryOf(Next).id).toBe('forms-field--next');
  });
});

describe('one object for several stories', () => {
  const Shared = { args: { size: 1 } };
  const there = (exportName: string) => ({
    ...dataOf(exportName),
    id: `other-field--${exportName.toLowerCase()}`,
    title: 'Other/Field',
    storiesFile: 'src/Other.stories.tsx',
  });
  defineStories({}, [
    [Shared, dataOf('First')],
    [Shared, dataOf('Second')],
  ]);
  defineStories({}, [[Shared, there('First')]]);

  it('is, on each page, a story of that page', () => {
    expect(getStoryOf(Shared).id).toBe('forms-field--first');
    expect(getStoryOf(Shared, { storyIds: ['other-field--first'] }).id).toBe('other-field--first');
    expect(getStoryOf(Shared, { storyIds: ['forms-field--second'] }).id).toBe(
      'forms-field--second',
    );
  });

  it('is distinguished by its name when a module exports it twice', () => {
    const ids = ['First', 'Second'].map((exportName) => getStoryOf(Shared, { exportName }).id);
    expect(ids).toEqual(['forms-field--first', 'forms-field--second']);
  });

  it('is found by each id', () => {
    expect(findStory('other-field--first').title).toBe('Other/Field');
    expect(findStory('forms-field--first').title).toBe('Forms/Field');
  });
});

describe('getStoryOf', () => {
  it.each([
    [undefined, 'got undefined'],
    ['Basic', 'got "Basic"'],
    [{}, 'got an empty object'],
    [{ default: 1, Basic: 2 }, 'got an object with default, Basic'],
    [function Field() {}, 'got the function Field'],
    [vi.fn, 'which is not a story'],
  ])('explains what to pass instead of %s', (value, text) => {
    expect(() => getStoryOf(value)).toThrow(text);
    expect(() => getStoryOf(value)).toThrow('such as of={stories.Basic}');
  });
});
