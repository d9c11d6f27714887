import { combineParameters, combineTags, toArray } from '../combine.ts';
import type { Annotations, Meta, PreviewAnnotations, Render, Story } from '../types.ts';
import { composeStory, type PortableStory } from './portableStories.ts';
import { readPreview } from '../readPreview.ts';

type PreviewInput = PreviewAnnotations & { addons?: object[] };
type StoryInput = Story | Render;

/** Creates the factory of a project's metas, in the shape of Storybook's. */
export function definePreview(input: PreviewInput) {
  const preview = {
    _tag: 'Preview' as const,
    input,
    get composed() {
      return readPreview(preview);
    },
    type: () => preview,
    meta: (meta: Meta) => defineMeta(meta, preview),
  };
  return preview;
}

/** The name of `definePreview` in Storybook's own packages. */
export const __definePreview = definePreview;

/** An addon's preview annotations, unchanged. */
export function definePreviewAddon<T>(annotations: T): T {
  return annotations;
}

function defineMeta(input: Meta, preview: object) {
  const meta = {
    _tag: 'Meta' as const,
    input,
    preview,
    story: (story: StoryInput = {}) =>
      defineStory(typeof story === 'function' ? { render: story } : story, meta),
  };
  return meta;
}

interface StoryFactory {
  _tag: 'Story';
  input: Story;
  meta: object;
  composed: PortableStory;
  Component: PortableStory;
  play(): Promise<void>;
  run(): Promise<void>;
  /** Tests of a story are not shown. */
  test(): void;
  extend(more: Story): StoryFactory;
}

function defineStory(input: Story, meta: { input: Meta; preview: object }): StoryFactory {
  let composed: PortableStory | undefined;
  const story: StoryFactory = {
    _tag: 'Story',
    input,
    meta,
    get composed() {
      composed ??= composeStory(story, undefined, meta.preview);
      return composed;
    },
    get Component() {
      return story.composed;
    },
    play: () => Promise.resolve(),
    run: () => Promise.resolve(),
    test() {},
    extend: (more) => defineStory(extendStory(input, more), meta),
  };
  return story;
}

function extendStory(story: Story, more: Story): Story {
  const join = <K extends keyof Annotations>(key: K) => [
    ...toArray(story[key]),
    ...toArray(more[key]),
  ];
  return {
    ...story,
    ...more,
    args: { ...story.args, ...more.args },
    argTypes: combineParameters(story.argTypes, more.argTypes) as Story['argTypes'],
    globals: { ...story.globals, ...more.globals },
    parameters: combineParameters(story.parameters, more.parameters),
    decorators: join('decorators') as Story['decorators'],
    loaders: join('loaders') as Story['loaders'],
    storysiteBeforeEach: join('storysiteBeforeEach') as Story['storysiteBeforeEach'],
    tags: combineTags(...(story.tags ?? []), ...(more.tags ?? [])),
  };
}
