import type { ReactNode } from 'react';
import { readStaticHtml } from '../client/staticHtmlStore.ts';
import type { CanvasOptions, DemoStory } from '../client/story/DemoStory.ts';
import { DemoBox, type DemoLayout } from '../theme/DemoBox/DemoBox.tsx';
import { readStoryPlace, type StoryOptions } from './storyPlace.ts';
import { type Of, readParameter, readText, useAttachedStories, useResolved } from './resolveOf.ts';

export interface CanvasProps extends CanvasOptions {
  /** The story; the page's first one when left out. */
  of?: Of;
  /** The stories that `of` belongs to; the story itself says so, here. */
  meta?: object;
  /** Whether its source is there, and unfolded. */
  sourceState?: 'hidden' | 'shown' | 'none';
  layout?: DemoLayout;
  /** How the story is shown. */
  story?: StoryOptions;
  /** Id of the HTML of its code, where its block says how it is shown. */
  htmlId?: string;
  /** Shown in place of a story. */
  children?: ReactNode;
}

/** A story in the live demo box. */
export function Canvas({ of, story: place, children, ...props }: CanvasProps) {
  const story = useResolved(of ?? 'story')?.stories[0];
  const attached = useAttachedStories();
  if (!of && children !== undefined) return <>{children}</>;
  if (!story) return null;
  // With the first story come the others, which the page may not show.
  const others = story === attached[0] ? attached.slice(1) : [];
  return <StoryBox {...props} story={story} others={others} place={place} />;
}

interface StoryBoxProps extends Omit<CanvasProps, 'of' | 'meta' | 'story' | 'children'> {
  story: DemoStory;
  /** Name of its region; the component's when left out. */
  label?: string;
  others?: DemoStory[];
  place?: StoryOptions;
}

/** A story in the demo box, as its parameters say and as its block says over them. */
export function StoryBox({ story, label, others, place, htmlId, ...props }: StoryBoxProps) {
  const parameter = readParameter(story, 'docs', 'canvas') as typeof props | undefined;
  const canvas = { ...parameter, ...props };
  const { isInline, height } = readStoryPlace(story, place);
  return (
    <DemoBox
      demo={{
        ...story,
        canvas,
        files: canvas.sourceState === 'none' ? [] : listFiles(story, htmlId),
      }}
      label={label}
      others={others}
      isUnfolded={canvas.sourceState === 'shown'}
      layout={canvas.layout ?? (readText(story, 'layout') as DemoLayout | undefined)}
      isInline={isInline}
      height={height}
    />
  );
}

/** What is shown as a story's source: its files, or its own code, which its parameters may give. */
export function listFiles(
  { id, files, storiesFile: path }: DemoStory,
  htmlId = `source:${id}`,
): DemoStory['files'] {
  if (!readStaticHtml(htmlId)) return files;
  return [{ name: path.split('/').at(-1) ?? path, path, htmlId }];
}
