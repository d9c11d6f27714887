import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Loaded } from '../../csf/types.ts';
import { SiteRoot } from '../SiteRoot.tsx';
import { StoryErrorBoundary } from './StoryErrorBoundary.tsx';
import type { SiteStory } from './SiteStory.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { firstGlobals, siteGlobals, storyArgs, storyStarts } from './storyState.ts';

/** The result of a story's loaders, or their error. */
export interface LoadResult {
  loaded?: Loaded;
  error?: unknown;
}

interface LiveStoryProps extends LoadResult {
  story: SiteStory;
  /** The island; undefined on the server. */
  canvasElement?: HTMLElement;
  /** Called when the story reacts to its reader. */
  onLive?: () => void;
  /** Called when React has mounted the story. */
  onMount?: () => void;
}

/** A story in an error boundary, or the iframe of a story that needs Storybook to run. */
export function LiveStory({ onMount, ...props }: LiveStoryProps) {
  const { story, onLive } = props;
  const [attempt, setAttempt] = useState(0);
  const starts = storyStarts(story.id);
  const start = useSyncExternalStore(starts.subscribe, starts.get, starts.get);
  useEffect(() => {
    if (!story.framed) onLive?.();
  }, [story, onLive]);
  useEffect(() => onMount?.(), [onMount]);

  if (story.framed) return <StoryFrame story={story} onReady={onLive} />;
  return (
    <SiteRoot>
      <StoryErrorBoundary key={attempt} onReset={() => setAttempt(attempt + 1)}>
        <ComposedStory key={start} {...props} />
      </StoryErrorBoundary>
    </SiteRoot>
  );
}

/** A story with the args and globals of the page; in right-to-left surroundings the global `dir` is `rtl`. */
function ComposedStory({ story, loaded, error, canvasElement }: LiveStoryProps) {
  const argsStore = storyArgs(story.id);
  const args = useSyncExternalStore(argsStore.subscribe, argsStore.get, argsStore.get);
  const globals = useSyncExternalStore(siteGlobals.subscribe, siteGlobals.get, () => firstGlobals);
  const isRtl = useSyncExternalStore(
    (onChange) => watchDirection(canvasElement, onChange),
    () => readIsRtl(canvasElement),
    () => false,
  );
  if (error !== undefined) throw error;

  const { Component } = story.composed;
  return (
    <Component
      args={args}
      globals={isRtl ? { ...globals, dir: 'rtl' } : globals}
      loaded={loaded}
      canvasElement={canvasElement}
      onArgsChange={argsStore.set}
      onGlobalsChange={siteGlobals.set}
    />
  );
}

/** Whether the nearest element that has a direction is right-to-left. */
export function readIsRtl(element: Element | null | undefined): boolean {
  return element?.closest<HTMLElement>('[dir]')?.dir === 'rtl';
}

/** Calls back when the direction of an element may have changed; returns a function that stops watching. */
export function watchDirection(
  element: Element | null | undefined,
  onChange: () => void,
): () => void {
  const observer = new MutationObserver(onChange);
  for (let around = element?.parentElement; around; around = around.parentElement)
    observer.observe(around, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
