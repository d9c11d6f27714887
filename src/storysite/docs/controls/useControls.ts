import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Args } from '../../csf/types.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { storyArgs, storyStarts } from '../../runtime/story/storyState.ts';
import { getArgsText, printArgs, readArgs, setArgsText } from './argsQuery.ts';
import { isSameData } from './plainData.ts';
import type { ControlRow } from './readControls.ts';
import { t } from '../../core/texts/controls.ts';

/** A story's args as its controls show and set them. */
export interface Controls {
  /** The story's args with the reader's changes. */
  args: Args;
  /** Names of the args that are changed. */
  changed: string[];
  /** Messages about args in the address that were ignored, or about args that do not fit into it. */
  notes: string[];
  /** Applies args in the address that contain markup or scripts; undefined when there are none. */
  allow?(): void;
  /** Sets an arg; `isTyping` merges it with the previous change in the history. */
  set(name: string, value: unknown, isTyping?: boolean): void;
  /** Resets all args to their initial values. */
  reset(): void;
  /** The address that shows the story with its args as they are. */
  link(): string;
}

/** Name of the args in the state of a history entry. */
const OWN = 'storysiteArgs';

/** The args that the reader has set in this history entry; unlike the address, nobody else can write them. */
function readOwnArgs(): string | undefined {
  const state = window.history.state as Record<string, unknown> | null;
  const own = state?.[OWN];
  return typeof own === 'string' ? own : undefined;
}

/**
 * Connects controls with all islands of their story and with the address: `?args=…#<story id>`. Each change is a step of
 * the history, and letters typed one after the other are one step.
 */
export function useControls(story: SiteStory, rows: ControlRow[]): Controls {
  const store = storyArgs(story.id);
  const starts = storyStarts(story.id);
  const overrides = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [notes, setNotes] = useState<string[]>([]);
  const [risky, setRisky] = useState<Args>({});
  const typing = useRef<string>(undefined);

  useEffect(() => {
    const readAddress = () => {
      typing.current = undefined;
      const { search, hash } = window.location;
      const isOurs = hash === `#${story.id}`;
      if (!isOurs && new URLSearchParams(search).has('args')) return;
      const own = isOurs ? readOwnArgs() : undefined;
      const found = readArgs(isOurs ? (own ?? getArgsText(search)) : null, rows);
      const allowed = own === undefined ? {} : found.risky;
      const asked = own === undefined ? found.risky : {};
      setRisky(asked);
      setNotes([...found.ignored, ...Object.keys(asked).map(describeRisk)]);
      store.set({ ...found.args, ...allowed });
    };
    readAddress();
    if (Object.keys(store.get()).length > 0) starts.set(starts.get() + 1);
    window.addEventListener('popstate', readAddress);
    return () => window.removeEventListener('popstate', readAddress);
  }, [story, store, starts, rows]);

  const apply = (args: Args, name?: string) => {
    store.set(args);
    setRisky({});
    const text = printArgs(args, rows);
    const { url, isWhole } = addressOf(story.id, text);
    setNotes(isWhole ? [] : [t('argsTooLong')]);
    const isSameStep = name !== undefined && name === typing.current;
    // The router keeps its own key in the state of the entry.
    const state = { ...(window.history.state as object | null), [OWN]: text };
    window.history[isSameStep ? 'replaceState' : 'pushState'](state, '', url);
    typing.current = name;
  };

  const { args: initial } = story.composed;
  return {
    args: { ...initial, ...overrides },
    changed: Object.keys(overrides),
    notes,
    allow: Object.keys(risky).length > 0 ? () => apply({ ...store.get(), ...risky }) : undefined,
    // Both read the store, since two changes can come before React renders.
    set(name, value, isTyping) {
      const { [name]: before, ...others } = store.get();
      if (before !== undefined && Object.is(before, value)) return;
      const isInitial = isSameData(value, initial[name]);
      apply(isInitial ? others : { ...others, [name]: value }, isTyping ? name : undefined);
    },
    reset() {
      if (Object.keys(store.get()).length > 0) apply({});
    },
    link: () => addressOf(story.id, printArgs(store.get(), rows)).url,
  };
}

/** The address of a story of this page, with the text of its args unless that is too long. */
function addressOf(storyId: string, text: string): { url: string; isWhole: boolean } {
  const { origin, pathname, search } = window.location;
  const query = setArgsText(search, text);
  const url = `${origin}${pathname}${query ?? setArgsText(search, '') ?? ''}#${storyId}`;
  return { url, isWhole: query !== undefined };
}

const describeRisk = (name: string) => t('argRisky', { name });
