import type { PageProperty } from './Page.ts';

/** A property with a row in a page, and the paths of the pages that show it. */
export interface ListedProperty extends PageProperty {
  shownOn: readonly string[];
}

/** The properties that a page shows, those first that fewest pages show: what the page is about. */
export function listProperties(all: readonly ListedProperty[], page: string): PageProperty[] {
  return all
    .filter(({ shownOn }) => shownOn.includes(page))
    .toSorted((a, b) => a.shownOn.length - b.shownOn.length)
    .map(({ name, type, description, path }) => ({ name, type, description, path }));
}
