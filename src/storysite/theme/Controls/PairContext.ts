import { createContext, useContext } from 'react';

/** What a story and its controls share that are shown as one. */
export interface Pair {
  /** Counts how often the story was started anew. */
  run: number;
  /** Starts the story anew. */
  onReset(): void;
}

export const PairContext = createContext<Pair | undefined>(undefined);

/** The pair that a story or its controls belong to; undefined where they are apart. */
export const usePair = () => useContext(PairContext);
