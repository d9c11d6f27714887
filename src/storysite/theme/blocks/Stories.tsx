import type { ReactNode } from 'react';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { slugOf } from '../../core/ids.ts';
import { StoryCanvas } from './Canvas.tsx';
import { describeStory } from './Description.tsx';
import { DocsText } from './DocsText.tsx';
import { type Of, readParameter, useAttachedStories, useResolved } from '../../docs/resolveOf.ts';
import { t } from '../../core/texts/t.ts';
import { Heading, Subheading } from './Typography.tsx';

/** The first story of the page's component. */
export function Primary({ of }: { of?: Of }) {
  const story = useResolved(of ?? 'story')?.stories[0];
  return story ? <StoryCanvas story={story} label={story.name} /> : null;
}

interface StoriesProps {
  title?: ReactNode;
  includePrimary?: boolean;
}

/** The stories of the page's component, each with its name and description. */
export function Stories({ title = t('stories'), includePrimary = true }: StoriesProps) {
  const attached = useAttachedStories();
  const filter = readParameter(attached[0], 'docs', 'stories', 'filter');
  const stories = attached
    .filter((story) => typeof filter !== 'function' || isKept(filter as StoryFilter, story))
    .slice(includePrimary ? 0 : 1);
  if (stories.length === 0) return null;
  return (
    <>
      {typeof title === 'string' ? <Heading id="stories">{title}</Heading> : title}
      {stories.map((story) => (
        <StorySection key={story.id} story={story} />
      ))}
    </>
  );
}

type StoryFilter = (story: object, context: object) => boolean;

/** Applies the project's filter of stories, `docs.stories.filter`. */
function isKept(filter: StoryFilter, { composed }: SiteStory): boolean {
  return filter(composed, { ...composed, loaded: {}, viewMode: 'docs' });
}

function StorySection({ story }: { story: SiteStory }) {
  const text = describeStory(story);
  return (
    <>
      <Subheading id={slugOf(story.name) || 'story'}>{story.name}</Subheading>
      {text && <DocsText text={text} />}
      <StoryCanvas story={story} label={story.name} />
    </>
  );
}
