import { useMemo, useRef, useState } from 'react';

type Values = Record<string, unknown>;

/** Values set over a story's own, and how to set more. */
export interface Overrides {
  values: Values;
  update(changes: Values): void;
  /** Drops the named overrides, or all. */
  reset(names?: string[]): void;
}

/**
 * The overrides that a story's owner passes. With `onChange` the owner holds them (and is told of the story's changes);
 * without it the story's changes are kept here.
 */
export function useOverrides(
  given: Values | undefined,
  onChange: ((values: Values) => void) | undefined,
): Overrides {
  const [own, setOwn] = useState<Values>({});
  const held = onChange ? (given ?? {}) : own;
  // Two updates in one event both count.
  const latest = useRef({ held, onChange });
  latest.current = { held, onChange };

  const change = useMemo(() => {
    const set = (next: Values) => {
      latest.current.held = next;
      if (latest.current.onChange) latest.current.onChange(next);
      else setOwn(next);
    };
    return {
      update: (changes: Values) => set({ ...latest.current.held, ...changes }),
      reset(names = Object.keys(latest.current.held)) {
        const kept = Object.entries(latest.current.held).filter(([name]) => !names.includes(name));
        set(Object.fromEntries(kept));
      },
    };
  }, []);
  return { values: onChange ? held : { ...given, ...held }, ...change };
}
