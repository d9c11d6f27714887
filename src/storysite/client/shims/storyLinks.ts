/** A story that something links to: by id, or by title and name; the site completes a single part. */
export interface LinkTarget {
  storyId?: string;
  title?: string;
  name?: string;
}

/** How the site finds and opens the page of a story. */
export interface StoryLinks {
  /** The address of the story; undefined when no page has it. */
  href(target: LinkTarget): string | undefined;
  open(target: LinkTarget): void;
}

const state: { links?: StoryLinks } = {};

/** Tells links in stories how to reach other stories; the site calls it once, when it starts. */
export function setStoryLinks(links: StoryLinks): void {
  state.links = links;
}

/** Opens a story, when the site has started. */
export function openStory(target: LinkTarget): void {
  state.links?.open(target);
}

/** The address of a story; `#` when there is none. */
export function storyHref(target: LinkTarget): string {
  return state.links?.href(target) ?? '#';
}
