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

/** What a page lists of a property; the name says the component where that is not the first one: `Option.value`. */
export type ListedProperty = Pick<Property, 'name' | 'type' | 'description' | 'path'>;

/** A property that a page only names. */
export type PropertyLink = Pick<Property, 'name' | 'path'>;

/** The properties that a page shows: those that it is about, by their names, and the others. */
export interface ListedProperties {
  main: ListedProperty[];
  others: ListedProperty[];
}

/** Lists the properties that a page shows, those first that fewest pages show. */
export function listProperties(
  all: readonly Property[],
  page: { path: string; original?: { path: string } },
  names: readonly string[],
): ListedProperties {
  const shownOn = (path: string) => all.filter((property) => property.shownOn.includes(path));
  const own = shownOn(page.path);
  // A page that is not translated shows what the page of the other language does.
  const shown = own.length > 0 || !page.original ? own : shownOn(page.original.path);
  const sorted = shown.toSorted((a, b) => a.shownOn.length - b.shownOn.length);
  const main = names.flatMap((name) => sorted.find((property) => property.name === name) ?? []);
  const list = (properties: Property[]) => properties.map((one) => describe(one, all[0]?.of));
  if (main.length === 0) return { main: list(sorted), others: [] };
  return { main: list(main), others: list(sorted.filter((one) => !main.includes(one))) };
}

function describe(
  { name, of, type, description, path }: Property,
  first: string | undefined,
): ListedProperty {
  return { name: of === first ? name : `${of}.${name}`, type, description, path };
}
