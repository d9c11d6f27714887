import type { ReactNode } from 'react';
import { readStaticHtml } from '../client/staticHtmlStore.ts';
import type { DemoStory } from '../client/story/DemoStory.ts';
import { DemoBox, type DemoLayout } from '../theme/DemoBox/DemoBox.tsx';
import { readStoryPlace, type StoryOptions } from './storyPlace.ts';
import { type Of, readParameter, readText, useAttachedStories, useResolved } from './resolveOf.ts';

interface CanvasProps {
  /** The story; the page's first one when left out. */
  of?: Of;
  /** The stories that `of` belongs to; the story itself says so, here. */
  meta?: object;
  /** Whether its source is there, and unfolded. */
  sourceState?: 'hidden' | 'shown' | 'none';
  layout?: DemoLayout;
  /** How the story is shown. */
  story?: StoryOptions;
  /** Shown in place of a story. */
  children?: ReactNode;
}

/** A story in the live demo box. */
export function Canvas({ of, sourceState, layout, story: place, children }: CanvasProps) {
  const story = useResolved(of ?? 'story')?.stories[0];
  const attached = useAttachedStories();
  if (!of && children !== undefined) return <>{children}</>;
  if (!story) return null;
  // With the first story come the others, which the page may not show.
  const others = story === attached[0] ? attached.slice(1) : [];
  return <StoryBox story={story} others={others} place={place} {...{ sourceState, layout }} />;
}

interface StoryBoxProps extends Pick<CanvasProps, 'sourceState' | 'layout'> {
  story: DemoStory;
  /** Name of its region; the component's when left out. */
  label?: string;
  others?: DemoStory[];
  place?: StoryOptions;
}

/** A story in the demo box, as its parameters say and as its block says over them. */
export function StoryBox({ story, label, others, place, ...props }: StoryBoxProps) {
  const sourceState = props.sourceState ?? readParameter(story, 'docs', 'canvas', 'sourceState');
  const layout =
    props.layout ?? readText(story, 'docs', 'canvas', 'layout') ?? readText(story, 'layout');
  const { isInline, height } = readStoryPlace(story, place);
  return (
    <DemoBox
      demo={{ ...story, files: sourceState === 'none' ? [] : listFiles(story) }}
      label={label}
      others={others}
      isUnfolded={sourceState === 'shown'}
      layout={layout as DemoLayout | undefined}
      isInline={isInline}
      height={height}
    />
  );
}

/** What is shown as a story's source: its files, or its own code, which its parameters may give. */
export function listFiles(story: DemoStory): DemoStory['files'] {
  const { files, storiesFile: path } = story;
  const htmlId = `source:${story.id}`;
  if (!readStaticHtml(htmlId)) return files;
  return [{ name: path.split('/').at(-1) ?? path, path, htmlId }];
}
