import { type ComponentType, createContext, useContext } from 'react';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';

/** What a story and its controls share that are shown as one. */
export interface Pair {
  /** Counts how often the story was started anew. */
  run: number;
  /** Shows the story's code as its args change, by the id of its HTML; left out where the box has other code. */
  Code?: ComponentType<{ story: SiteStory; id: string }>;
  /** Starts the story anew. */
  onReset(): void;
}

export const PairContext = createContext<Pair | undefined>(undefined);

/** The pair that a story or its controls belong to; undefined where they are apart. */
export const usePair = () => useContext(PairContext);
