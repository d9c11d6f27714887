/** What opens the list of a demo's first select: an arrow key unless a part of this says otherwise. */
export interface WayToOpen {
  /** Name of a button that shows the select. */
  behind?: string;
  /** Name of the button that stands in place of the select's field, opened by Enter. */
  button?: string;
  /** Text without which there is nothing to choose from. */
  text?: string;
  /** An option that comes later; until then the picture is not complete. */
  shows?: string;
}

/** What the suggestion service answers in a picture. */
export const suggestions = ['select', 'select box', 'select react'];

/** Demos that begin with a wait of this many milliseconds, which does not end before the list is to be opened. */
export const waits: Record<string, number> = { 'demo-loading': 2000 };

/** The demo of a story, by the ids' beginnings. */
export function demoOf(storyId: string): string {
  return storyId.replace(/--.*/, '');
}

const search: WayToOpen = { text: 'select', shows: 'select react' };

/** Demos that an arrow key does not open, by the part of their stories' ids before the two dashes. */
export const waysToOpen: Record<string, WayToOpen> = {
  'demo-custom-selector': { button: 'Content' },
  'demo-email': { text: 'jill', shows: 'jill@gmail.com' },
  'demo-force-suggest': search,
  'demo-get-popup-container': { behind: 'open' },
  'demo-loading': { shows: 'option-11' },
  'demo-mul-suggest': search,
  'demo-mul-tag-suggest': search,
  'demo-suggest': search,
};
