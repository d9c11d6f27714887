import type { DemoStory } from './DemoStory.ts';

const demoStories = new WeakMap<object, DemoStory>();
const storiesById = new Map<string, DemoStory>();

/** Lets blocks and islands find a story by its export and by its id. */
export function registerStory(storyExport: unknown, demo: DemoStory): void {
  if (isObject(storyExport)) demoStories.set(storyExport, demo);
  storiesById.set(demo.id, demo);
}

/** The demo of a story export, as MDX pages pass it: `<Canvas of={stories.Basic} />`. */
export function getDemoStory(storyExport: unknown): DemoStory {
  const demo = isObject(storyExport) ? demoStories.get(storyExport) : undefined;
  if (!demo) {
    throw new Error(
      `A block was given ${describe(storyExport)}, which is not a story, so there is nothing to show. Pass a story from a stories file, such as of={stories.Basic} after import * as stories from './Button.stories'.`,
    );
  }
  return demo;
}

/** The demo of a story's id, whose module has been loaded. */
export function findDemoStory(id: string): DemoStory {
  const demo = storiesById.get(id);
  if (!demo) throw new Error(`The scripts of this page do not contain the story “${id}”.`);
  return demo;
}

/** Whether a value is the export of a story whose module has been loaded. */
export function isStoryExport(value: unknown): value is object {
  return isObject(value) && demoStories.has(value);
}

/** All stories whose modules have been loaded. */
export function listDemoStories(): DemoStory[] {
  return [...storiesById.values()];
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function describe(value: unknown): string {
  if (typeof value === 'function') return `the function ${value.name || 'without a name'}`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'undefined';
  const names = Object.keys(value).slice(0, 3).join(', ');
  return names ? `an object with ${names}` : 'an empty object';
}
