import { watchCalls } from '../../csf/calls.ts';
import type { SiteStory } from './SiteStory.ts';
import { storyArgs } from './storyState.ts';

/** A call of a handler that is an arg of a story. */
export interface HandlerCall {
  name: string;
  args: unknown[];
}

/** Watches the calls of a story's handlers, `fn()` and actions, from now on; returns a function that stops watching. */
export function watchHandlers(story: SiteStory, onCall: (call: HandlerCall) => void): () => void {
  return watchCalls(({ handler, args }) => {
    const own = { ...story.composed.args, ...storyArgs(story.id).get() };
    const name = Object.keys(own).find((key) => own[key] === handler);
    if (name) onCall({ name, args });
  });
}
