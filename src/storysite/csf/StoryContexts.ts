import { createContext } from 'react';
import type { Args, Globals, StoryContext } from './types.ts';

/** Changes a story's state; what `useArgs` and `useGlobals` return. */
export interface StoryUpdates {
  /** Sets args; one that is set to `undefined` is removed. */
  updateArgs(args: Args): void;
  /** Gives the named args, or all, their first values again. */
  resetArgs(names?: string[]): void;
  updateGlobals(globals: Globals): void;
}

const ignore = () => {};

/** The context of the story around a component. */
export const CurrentStory = createContext<StoryContext | undefined>(undefined);

/** How a story changes its own args and globals; without a story nothing happens. */
export const CurrentUpdates = createContext<StoryUpdates>({
  updateArgs: ignore,
  resetArgs: ignore,
  updateGlobals: ignore,
});
