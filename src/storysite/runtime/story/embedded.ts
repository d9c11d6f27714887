import type { Args, Globals } from '../../csf/types.ts';
import { siteGlobals, storyArgs } from './storyState.ts';

/** A message from the docs page to the standalone story in its iframe. */
export interface EmbeddedState {
  /** Id of the story. */
  storysiteEmbedded: string;
  args: Args;
  globals: Globals;
}

/** Lets the docs page that shows this standalone story in an iframe set its args and globals. */
export function followDocsPage(): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || origin !== window.location.origin) return;
    const state = data as Partial<EmbeddedState> | null;
    if (typeof state?.storysiteEmbedded !== 'string') return;
    storyArgs(state.storysiteEmbedded).set(state.args ?? {});
    siteGlobals.set(state.globals ?? {});
  });
  window.parent.postMessage('storysite:embedded', window.location.origin);
}
