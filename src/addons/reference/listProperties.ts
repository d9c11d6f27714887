/** A property with a row in a page. */
export interface Property {
  /** `tagRender` */
  name: string;
  /** The component: `Select`. */
  of: string;
  /** As readers should see it. */
  type: string;
  /** One sentence. */
  description: string;
  /** Site path of its row: `/api#select-tagrender`. */
  path: string;
  /** Paths of the pages that show it. */
  shownOn: readonly string[];
}

/** What a page lists of a property. */
export type ListedProperty = Pick<Property, 'name' | 'type' | 'description' | 'path'>;

/** The properties that a page shows, those first that fewest pages show: what the page is about. */
export function listProperties(
  all: readonly Property[],
  page: { path: string; original?: { path: string } },
): ListedProperty[] {
  const shownOn = (path: string) => all.filter((property) => property.shownOn.includes(path));
  const own = shownOn(page.path);
  // A page that is not translated shows what the page of the other language does.
  const shown = own.length > 0 || !page.original ? own : shownOn(page.original.path);
  return shown
    .toSorted((a, b) => a.shownOn.length - b.shownOn.length)
    .map(({ name, type, description, path }) => ({ name, type, description, path }));
}
