/** Choices that follow from a seed alone. */
export interface Random {
  /** An integer from 0 up to, and without, the bound. */
  below(bound: number): number;
  /** Whether something that happens once in so many times happens now. */
  once(times: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Makes choices that are the same for the same seed on every machine (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (bound: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
  return {
    below,
    once: (times) => below(times) === 0,
    pick: <T>(list: readonly T[]) => {
      if (list.length === 0) throw new Error('There is nothing to choose from in an empty list.');
      return list[below(list.length)] as T;
    },
  };
}
