import { toArray } from './combine.ts';
import type { Annotations, Meta, Render, Story } from './types.ts';

/** A story's annotations in one form, whichever way it is written. */
export interface StoryAnnotations extends Annotations {
  name?: string;
}

/** A story and the meta that it belongs to. */
export interface StorySource {
  story: StoryAnnotations;
  meta: Meta;
}

/** A meta made by `preview.meta()`. */
interface MetaFactory {
  _tag: 'Meta';
  input: Meta;
}

/** A story made by `meta.story()`. */
interface StoryFactory {
  _tag: 'Story';
  input: Story;
  meta: MetaFactory;
}

/** Reads a story export: a function (CSF 2), an object (CSF 3), or the result of `meta.story()`. */
export function readStory(story: unknown, meta: unknown): StorySource {
  if (isTagged<StoryFactory>(story, 'Story')) {
    return { story: readAnnotations(story.input), meta: story.meta.input };
  }
  return {
    story: readAnnotations(story as Story | Render),
    meta: isTagged<MetaFactory>(meta, 'Meta') ? meta.input : ((meta ?? {}) as Meta),
  };
}

function readAnnotations(story: Story | Render): StoryAnnotations {
  const own: Story = story as Story;
  const legacy = own.story;
  return {
    name: (typeof story === 'object' && story.name) || own.storyName || legacy?.name,
    decorators: [...toArray(own.decorators), ...toArray(legacy?.decorators)],
    parameters: { ...legacy?.parameters, ...own.parameters },
    args: { ...legacy?.args, ...own.args },
    argTypes: { ...legacy?.argTypes, ...own.argTypes },
    globals: own.globals,
    loaders: [...toArray(own.loaders), ...toArray(legacy?.loaders)],
    render: typeof story === 'function' ? story : own.render,
    storysiteBeforeEach: own.storysiteBeforeEach,
    tags: own.tags,
  };
}

/** Whether a value was made by one of Storybook's factories, which use these tags. */
export function isTagged<T extends { _tag: string }>(value: unknown, tag: T['_tag']): value is T {
  return typeof value === 'object' && value !== null && '_tag' in value && value._tag === tag;
}
