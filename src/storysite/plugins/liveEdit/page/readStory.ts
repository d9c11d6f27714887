import type { SiteStory } from '../../../runtime/story/SiteStory.ts';
import { readIsRtl, watchDirection } from '../../../runtime/story/direction.ts';
import { siteGlobals, storyArgs } from '../../../runtime/story/storyState.ts';
import type { RunRequest } from '../messages.ts';

/** What the frame needs of a story as the page has it now; `element` tells its direction. */
export function readStory(
  { id, composed }: SiteStory,
  element: Element | null,
): Pick<RunRequest, 'story' | 'globals' | 'direction'> {
  const { name, title, parameters } = composed;
  const isRtl = readIsRtl(element);
  const globals = {
    ...composed.globals,
    ...siteGlobals.get(),
    ...composed.storyGlobals,
    ...(isRtl && { dir: 'rtl' }),
  };
  const args = composed.prepareArgs({ ...composed.args, ...storyArgs(id).get() }, globals);
  return {
    story: { id, name, title, args: plain(args), parameters: plain(parameters) },
    globals: plain(globals),
    direction: isRtl ? 'rtl' : 'ltr',
  };
}

/** Calls back when what `readStory` gives may have changed; gives what ends it. */
export function watchStory({ id }: SiteStory, element: Element | null, onChange: () => void) {
  const ends = [
    siteGlobals.subscribe(onChange),
    storyArgs(id).subscribe(onChange),
    watchDirection(element, onChange),
  ];
  return () => ends.forEach((end) => end());
}

/** The values that can be sent to another document. */
function plain(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => {
      try {
        structuredClone(value);
        return true;
      } catch {
        return false;
      }
    }),
  );
}
