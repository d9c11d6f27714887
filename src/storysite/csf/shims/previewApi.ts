import { useCallback, useContext, useEffect } from 'react';
import { CurrentStory, CurrentUpdates, type StoryUpdates } from '../createStoryComponent.ts';
import type { Args, Globals, StoryContext } from '../types.ts';
import { channel, type Channel } from './channel.ts';

export { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
export { combineParameters } from '../combine.ts';
export { composeStories, composeStory, setProjectAnnotations } from './portableStories.ts';
export { makeDecorator } from './makeDecorator.ts';

/** The context of the story that a decorator or story function belongs to. */
export function useStoryContext(): StoryContext {
  const context = useContext(CurrentStory);
  if (!context) {
    throw new Error(
      'A Storybook hook was called outside a story. Call it in a decorator or a story function.',
    );
  }
  return context;
}

/** The story's args, and functions that set and reset them. */
export function useArgs(): [Args, StoryUpdates['updateArgs'], StoryUpdates['resetArgs']] {
  const { args } = useStoryContext();
  const { updateArgs, resetArgs } = useContext(CurrentUpdates);
  return [args, updateArgs, resetArgs];
}

/** The globals, and a function that sets some. */
export function useGlobals(): [Globals, StoryUpdates['updateGlobals']] {
  const { globals } = useStoryContext();
  return [globals, useContext(CurrentUpdates).updateGlobals];
}

/** One parameter of the story. */
export function useParameter<T>(key: string, fallback?: T): T | undefined {
  return (useStoryContext().parameters[key] as T | undefined) ?? fallback;
}

/** Listens to events of the channel while the story is mounted; returns a function that sends one. */
export function useChannel(
  events: Record<string, (...values: unknown[]) => void>,
  deps: unknown[] = [],
): Channel['emit'] {
  useEffect(() => {
    for (const [event, listener] of Object.entries(events)) channel.on(event, listener);
    return () => {
      for (const [event, listener] of Object.entries(events)) channel.off(event, listener);
    };
    // As in Storybook, the caller lists the dependencies of its listeners.
    // eslint-disable-next-line react/exhaustive-deps
  }, [...Object.keys(events), ...deps]);
  return useCallback((event, ...values) => channel.emit(event, ...values), []);
}

/** The registry of preview addons. */
export const addons = {
  getChannel: () => channel,
  hasChannel: () => true,
  setChannel() {},
  ready: () => Promise.resolve(channel),
};

/** The channel of Storybook 10's preview. */
export const getChannel = () => channel;

/** Sends a story's source to its code panel, which the site does not have. */
export function emitTransformCode(): void {}

/** The tags that mean something to Storybook. */
export const Tag = {
  AUTODOCS: 'autodocs',
  ATTACHED_MDX: 'attached-mdx',
  DEV: 'dev',
  MANIFEST: 'manifest',
  PLAY_FN: 'play-fn',
  TEST: 'test',
  TEST_FN: 'test-fn',
  UNATTACHED_MDX: 'unattached-mdx',
};
