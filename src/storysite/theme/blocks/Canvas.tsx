import type { ReactNode } from 'react';
import { readStaticHtml } from '../../runtime/StaticHtml.tsx';
import type { CanvasOptions, SiteStory } from '../../runtime/story/SiteStory.ts';
import { StoryBox, type StoryLayout } from '../StoryBox/StoryBox.tsx';
import {
  type StoryOptions,
  type Of,
  readParameter,
  readText,
  useAttachedStories,
  useResolved,
  useStoryPlace,
} from '../../docs/resolveOf.ts';
import { EmbeddedStory } from '../../runtime/story/EmbeddedStory.tsx';
import { Island } from '../../runtime/story/Island.tsx';

export interface CanvasProps extends CanvasOptions {
  /** The story; by default the page's first one. */
  of?: Of;
  /** Accepted as in Storybook; the site reads the stories from `of`. */
  meta?: object;
  /** Whether its source is shown, and unfolded. */
  sourceState?: 'hidden' | 'shown' | 'none';
  layout?: StoryLayout;
  /** How the story is shown. */
  story?: StoryOptions;
  /** Id of the HTML of its code, if the block has options for it. */
  htmlId?: string;
  /** Shown instead of a story. */
  children?: ReactNode;
}

/** A story in the live story box. */
export function Canvas({ of, story: place, children, ...props }: CanvasProps) {
  const story = useResolved(of ?? 'story')?.stories[0];
  const attached = useAttachedStories();
  if (!of && children !== undefined) return <>{children}</>;
  if (!story) return null;
  // The first story comes with the others that are tagged for readers; the rest are often tests.
  const others = attached.slice(1).filter(({ composed }) => composed.tags.includes('autodocs'));
  return (
    <StoryCanvas
      {...props}
      story={story}
      // Two stories of a component can be on one page.
      label={story === attached[0] ? undefined : `${story.componentTitle}: ${story.name}`}
      others={story === attached[0] ? others : []}
      place={place}
    />
  );
}

interface StoryCanvasProps extends Omit<CanvasProps, 'of' | 'meta' | 'story' | 'children'> {
  story: SiteStory;
  /** Name of its region; by default the component's. */
  label?: string;
  others?: SiteStory[];
  place?: StoryOptions;
}

/** A story in the story box, with the options of its parameters, overridden by those of its block. */
export function StoryCanvas({ story, label, others, place, htmlId, ...props }: StoryCanvasProps) {
  const parameter = readParameter(story, 'docs', 'canvas') as typeof props | undefined;
  const canvas = { ...parameter, ...props };
  const { isInline, height, reason } = useStoryPlace(story, place);
  return (
    <StoryBox
      story={{
        ...story,
        canvas,
        files: canvas.sourceState === 'none' ? [] : listFiles(story, htmlId),
      }}
      label={label}
      others={others}
      isUnfolded={canvas.sourceState === 'shown'}
      layout={canvas.layout ?? (readText(story, 'layout') as StoryLayout | undefined)}
      isInline={isInline}
      reason={reason}
      height={height}
    />
  );
}

/** A story's source: its files, or its code, which its parameters may set. */
export function listFiles(
  { id, files, storiesFile: path }: SiteStory,
  htmlId = `source:${id}`,
): SiteStory['files'] {
  if (!readStaticHtml(htmlId)) return files;
  return [{ name: path.split('/').at(-1) ?? path, path, htmlId }];
}

interface StoryProps extends StoryOptions {
  of?: Of;
  /** The stories that `of` belongs to; not needed here, since the story itself knows them. */
  meta?: object;
  /** Play functions are not part of the site. */
  autoplay?: boolean;
}

/** A story without box or source; without `of`, the page's first story. */
export function Story({ of, ...options }: StoryProps) {
  const story = useResolved(of ?? 'story')?.stories[0];
  return story ? <PlacedStory story={story} options={options} /> : null;
}

function PlacedStory({ story, options }: { story: SiteStory; options: StoryOptions }) {
  const { isInline, ...place } = useStoryPlace(story, options);
  if (!isInline) return <EmbeddedStory story={story} {...place} />;
  const island = <Island story={story} />;
  return place.height ? <div style={{ minBlockSize: place.height }}>{island}</div> : island;
}
