import { createElement, type ComponentType, type ReactElement } from 'react';
import type { DemoStory } from './DemoStory.ts';

type Args = Record<string, unknown>;
type Decorator = (story: () => ReactElement, context: { args: Args }) => ReactElement;

/** The annotations of a meta or story that the site uses. */
interface Annotations {
  component?: ComponentType<Args>;
  render?: (args: Args) => ReactElement;
  args?: Args;
  decorators?: Decorator | Decorator[];
}

type StoryData = Omit<DemoStory, 'Component'>;

const demoStories = new WeakMap<object, DemoStory>();
const storiesById = new Map<string, DemoStory>();

/** Registers the stories of a module; the CSF plugin adds this call to every stories file. */
export function defineStories(meta: Annotations, stories: [Annotations, StoryData][]): void {
  for (const [story, data] of stories) {
    const demo = { ...data, Component: storyComponent(meta, story) };
    demoStories.set(story, demo);
    storiesById.set(demo.id, demo);
  }
}

/** The demo of a story object, as the MDX page passes it: `<Canvas of={stories.Basic} />`. */
export function getDemoStory(story: object): DemoStory {
  const demo = demoStories.get(story);
  if (!demo) {
    throw new Error(
      'A block was given something that is no story of a *.stories.tsx module, so there is nothing to show: pass a story export, such as of={stories.Basic}.',
    );
  }
  return demo;
}

/** The demo of a story's id, whose module has been loaded. */
export function findDemoStory(id: string): DemoStory {
  const demo = storiesById.get(id);
  if (!demo) throw new Error(`The scripts of this page have no story “${id}”.`);
  return demo;
}

/** Whether a value is the export of a story whose module has been loaded. */
export function isStoryExport(value: unknown): value is object {
  const isObject = typeof value === 'object' || typeof value === 'function';
  return isObject && value !== null && demoStories.has(value);
}

/** All stories whose modules have been loaded. */
export function listDemoStories(): DemoStory[] {
  return [...storiesById.values()];
}

function storyComponent(meta: Annotations, story: Annotations): DemoStory['Component'] {
  const decorators = [story.decorators ?? [], meta.decorators ?? []].flat();

  return function Story({ direction }) {
    const args: Args = { ...meta.args, ...story.args, ...(direction && { direction }) };
    const render = story.render ?? meta.render;
    const base = () => {
      if (render) return render(args);
      if (meta.component) return createElement(meta.component, args);
      throw new Error(
        'The story has neither a component nor a render function: name one in its meta.',
      );
    };
    return decorators.reduce<() => ReactElement>(
      (inner, decorator) => () => decorator(inner, { args }),
      base,
    )();
  };
}
