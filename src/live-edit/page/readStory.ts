import { readCurrentValues, type SiteStory } from 'storysite/client';
import type { RunRequest } from '../messages.ts';

/** Reads the current state of a story for the frame; direction and layout come from `element`. */
export function readStory(
  story: SiteStory,
  element: Element | null,
): Pick<RunRequest, 'story' | 'globals' | 'direction' | 'lang' | 'layout'> {
  const { name, title, parameters } = story.composed;
  const { args, globals, direction } = readCurrentValues(story, element);
  return {
    story: { id: story.id, name, title, args: plain(args), parameters: plain(parameters) },
    globals: plain(globals),
    direction,
    lang: element?.closest<HTMLElement>('[lang]')?.lang ?? '',
    layout: element?.closest<HTMLElement>('[data-layout]')?.dataset.layout,
  };
}

/** The values that can be posted to another document. */
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
