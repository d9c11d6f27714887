import { type ComponentType, createContext, useContext } from 'react';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';

/** State shared by a story and its controls when they are shown together. */
export interface Pair {
  /** Counts the restarts of the story. */
  run: number;
  /** Shows the story's code as its args change, by the id of its HTML; undefined if the box has other code. */
  Code?: ComponentType<{ story: SiteStory; id: string }>;
  /** Restarts the story. */
  onReset(): void;
}

export const PairContext = createContext<Pair | undefined>(undefined);

/** The pair that a story or its controls belong to; undefined if they are apart. */
export const usePair = () => useContext(PairContext);
