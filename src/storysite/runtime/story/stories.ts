import { mocks } from '../../csf/mocks.ts';
import type { SiteStory } from './SiteStory.ts';

/** The stories of each export, by their ids: two names or two files may share one object. The file that made it comes first. */
const storiesByExport = new WeakMap<object, Map<string, SiteStory>>();
const storiesById = new Map<string, SiteStory>();

/** Lets blocks and islands find a story by its export and by its id. */
export function registerStory(storyExport: unknown, story: SiteStory): void {
  if (isObject(storyExport)) {
    const stories = storiesByExport.get(storyExport) ?? new Map<string, SiteStory>();
    storiesByExport.set(storyExport, stories.set(story.id, story));
  }
  storiesById.set(story.id, story);
}

/** Where a story export is used, to distinguish stories that share one object. */
export interface ExportPlace {
  /** Ids of the stories that the page is attached to. */
  storyIds?: readonly string[];
  /** The export's name in its module, if known. */
  exportName?: string;
}

/** The story of a story export, as MDX pages pass it: `<Canvas of={stories.Basic} />`. */
export function getStoryOf(storyExport: unknown, place: ExportPlace = {}): SiteStory {
  const stories = isObject(storyExport)
    ? [...(storiesByExport.get(storyExport)?.values() ?? [])]
    : [];
  const { storyIds = [], exportName } = place;
  const ofPage = stories.filter(({ id }) => storyIds.includes(id));
  const candidates = ofPage.length > 0 ? ofPage : stories;
  const story = candidates.find((story) => story.exportName === exportName) ?? candidates[0];
  if (!story) {
    throw new Error(
      `A block got ${describe(storyExport)}, which is not a story, so there is nothing to show. Pass a story from a stories file, such as of={stories.Basic} after import * as stories from './Button.stories'.`,
    );
  }
  return story;
}

/** Finds a loaded story by its id; throws if its module has not been loaded. */
export function findStory(id: string): SiteStory {
  const story = findLoadedStory(id);
  if (!story) throw new Error(`The scripts of this page do not contain the story “${id}”.`);
  return story;
}

/** Finds a loaded story by its id; undefined if its module has not been loaded. */
export function findLoadedStory(id: string): SiteStory | undefined {
  return storiesById.get(id);
}

/** Whether a value is the export of a story whose module has been loaded. */
export function isStoryExport(value: unknown): value is object {
  return isObject(value) && storiesByExport.has(value);
}

/** All stories whose modules have been loaded. */
export function listLoadedStories(): SiteStory[] {
  return [...storiesById.values()];
}

/** Starts MSW in Node if any loaded story has handlers. */
export async function mockInNode(): Promise<void> {
  if (listLoadedStories().some(({ composed }) => composed.mocks.isMocked))
    await mocks?.startInNode();
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function describe(value: unknown): string {
  if (typeof value === 'function') return `the function ${value.name || 'without a name'}`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'undefined';
  const names = Object.keys(value).slice(0, 3).join(', ');
  return names ? `an object with ${names}` : 'an empty object';
}

/** Stories files whose modules throw on the server, by their paths in the project; in the browser there are none. */
export const brokenFiles = new Set<string>();
