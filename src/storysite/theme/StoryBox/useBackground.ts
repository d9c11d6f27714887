import { useSyncExternalStore } from 'react';
import { readBackground } from '../../csf/readBackground.ts';
import type { SiteStory } from '../../runtime/story/SiteStory.ts';
import { firstGlobals, siteGlobals } from '../../runtime/story/storyState.ts';

/** The background that a story's parameters and the globals choose; undefined for that of the page. */
export function useBackground({ composed }: SiteStory): string | undefined {
  const set = useSyncExternalStore(siteGlobals.subscribe, siteGlobals.get, () => firstGlobals);
  const globals = { ...composed.globals, ...set, ...composed.storyGlobals };
  return readBackground({ parameters: composed.parameters, globals });
}
