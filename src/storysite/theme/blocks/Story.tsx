import { EmbeddedStory } from '../../runtime/story/EmbeddedStory.tsx';
import { Island } from '../../runtime/story/Island.tsx';
import { type Of, useResolved } from '../../docs/resolveOf.ts';
import { readStoryPlace, type StoryOptions } from '../../docs/storyPlace.ts';

interface StoryProps extends StoryOptions {
  of?: Of;
  /** The stories that `of` belongs to; the story itself says so, here. */
  meta?: object;
  /** Play functions are no part of the site. */
  autoplay?: boolean;
}

/** A story without box or source; the page's first one without `of`. */
export function Story({ of, inline, height }: StoryProps) {
  const story = useResolved(of ?? 'story')?.stories[0];
  if (!story) return null;
  const place = readStoryPlace(story, { inline, height });
  if (!place.isInline) return <EmbeddedStory story={story} height={place.height} />;
  const island = <Island story={story} />;
  return place.height ? <div style={{ minBlockSize: place.height }}>{island}</div> : island;
}
