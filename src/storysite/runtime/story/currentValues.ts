import type { Args, Globals } from '../../csf/types.ts';
import { readIsRtl, watchDirection } from './LiveStory.tsx';
import type { SiteStory } from './SiteStory.ts';
import { siteGlobals, storyArgs } from './storyState.ts';

/** Args and globals of a story, with the reader's changes. */
export interface CurrentValues {
  args: Args;
  globals: Globals;
  direction: 'ltr' | 'rtl';
}

/** Reads a story's current args and globals; the direction is that of an element of the page. */
export function readCurrentValues(
  { id, composed }: SiteStory,
  element: Element | null,
): CurrentValues {
  const isRtl = readIsRtl(element);
  const globals = {
    ...composed.globals,
    ...siteGlobals.get(),
    ...composed.storyGlobals,
    ...(isRtl && { dir: 'rtl' }),
  };
  const args = composed.prepareArgs({ ...composed.args, ...storyArgs(id).get() }, globals);
  return { args, globals, direction: isRtl ? 'rtl' : 'ltr' };
}

/** Calls back when `readCurrentValues` may return something else; returns a function that stops watching. */
export function watchCurrentValues(
  { id }: SiteStory,
  element: Element | null,
  onChange: () => void,
): () => void {
  const ends = [
    siteGlobals.subscribe(onChange),
    storyArgs(id).subscribe(onChange),
    watchDirection(element, onChange),
  ];
  return () => ends.forEach((end) => end());
}
