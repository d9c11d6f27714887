import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Args } from '../../csf/types.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { storyArgs } from '../../runtime/story/storyState.ts';

/** Prints the HTML of a story's code with the args that the reader has set. */
export type PrintCode = (args?: Args) => Promise<string>;

const unchanged: Args = {};

/**
 * The HTML of a story's code: `first`, or the output of `print` once the reader has changed args, or without `first`.
 */
export function useArgsCode(story: SiteStory, first: string, print?: PrintCode): string {
  const store = storyArgs(story.id);
  const args = useSyncExternalStore(store.subscribe, store.get, () => unchanged);
  const isChanged = Object.keys(args).length > 0;
  const [html, setHtml] = useState(first);
  useEffect(() => {
    if (!print || (!isChanged && first)) return setHtml(first);
    let isOld = false;
    void print(isChanged ? args : undefined).then((text) => isOld || setHtml(text));
    return () => {
      isOld = true;
    };
    // `print` is another function in each rendering.
  }, [story, args, isChanged, first]); // oxlint-disable-line react/exhaustive-deps
  return html;
}
