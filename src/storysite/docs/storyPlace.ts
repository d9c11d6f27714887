import type { SiteStory } from '../runtime/story/SiteStory.ts';
import { readParameter } from './resolveOf.ts';

/** How a block shows a story, over what the story's parameters say. */
export interface StoryOptions {
  /** Whether it is a part of the page, or in an iframe. */
  inline?: boolean;
  /** Its height, as CSS; in the page, the least. */
  height?: string | number;
}

/** Where a story is shown, and how tall: as `docs.story` says, and a block over it. */
export function readStoryPlace(
  story: SiteStory,
  { inline, height }: StoryOptions = {},
): { isInline: boolean; height?: string | number } {
  const read = (name: string) => readParameter(story, 'docs', 'story', name);
  // A story that `routes` leaves out has no page to be framed, and one that needs Storybook has a frame.
  const canFrame = story.path !== undefined && !story.framed;
  const isInline = !canFrame || (inline ?? read('inline')) !== false;
  const own = height ?? read('height') ?? (isInline ? undefined : read('iframeHeight'));
  return { isInline, height: typeof own === 'string' || typeof own === 'number' ? own : undefined };
}
