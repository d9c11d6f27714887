import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Args } from '../../client/annotations/types.ts';
import type { DemoStory } from '../../client/story/DemoStory.ts';
import { storyArgs } from '../../client/story/storyState.ts';
import { readArgsQuery, writeArgsQuery } from './argsQuery.ts';
import type { ControlRow } from './readControls.ts';

/** A story's args as its controls show and set them. */
export interface Controls {
  /** The story's own args with the changes over them. */
  args: Args;
  /** Names of the args that are changed. */
  changed: string[];
  /** Sentences about what the address said and the story could not use. */
  ignored: string[];
  /** Sets an arg; `isTyping` joins it with the change before in the history. */
  set(name: string, value: unknown, isTyping?: boolean): void;
  /** Gives one arg its first value back, or all of them. */
  reset(name?: string): void;
}

/**
 * Connects controls with all islands of their story and with the address: `?args=…#<story id>`. Each change is a step of
 * the history, and letters typed one after the other are one step.
 */
export function useControls(story: DemoStory, rows: ControlRow[]): Controls {
  const store = storyArgs(story.id);
  const overrides = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [ignored, setIgnored] = useState<string[]>([]);
  const typing = useRef<string>(undefined);

  useEffect(() => {
    const readAddress = () => {
      typing.current = undefined;
      const { search, hash } = window.location;
      const isOurs = hash === `#${story.id}`;
      if (!isOurs && new URLSearchParams(search).has('args')) return;
      const found = readArgsQuery(isOurs ? search : '', rows);
      setIgnored(found.ignored);
      const args = Object.entries(found.args).map(([name, value]) => [name, value ?? undefined]);
      store.set(Object.fromEntries(args) as Args);
    };
    readAddress();
    window.addEventListener('popstate', readAddress);
    return () => window.removeEventListener('popstate', readAddress);
  }, [story, store, rows]);

  const apply = (args: Args, name?: string) => {
    store.set(args);
    setIgnored([]);
    const { pathname, search } = window.location;
    const settable = Object.entries(args).filter(([key]) =>
      rows.some((row) => row.key === key && row.control),
    );
    const url = `${pathname}${writeArgsQuery(search, Object.fromEntries(settable))}#${story.id}`;
    const isSameStep = name !== undefined && name === typing.current;
    // The router keeps its own key in the state of the entry.
    window.history[isSameStep ? 'replaceState' : 'pushState'](window.history.state, '', url);
    typing.current = name;
  };

  const { args: initial } = story.composed;
  return {
    args: { ...initial, ...overrides },
    changed: Object.keys(overrides),
    ignored,
    // Both read the store, since two changes can come before React renders.
    set(name, value, isTyping) {
      const { [name]: before, ...others } = store.get();
      if (before !== undefined && Object.is(before, value)) return;
      const isInitial = JSON.stringify(value) === JSON.stringify(initial[name]);
      apply(isInitial ? others : { ...others, [name]: value }, isTyping ? name : undefined);
    },
    reset(name) {
      const kept = Object.entries(store.get()).filter(
        ([key]) => name !== undefined && key !== name,
      );
      apply(Object.fromEntries(kept));
    },
  };
}
