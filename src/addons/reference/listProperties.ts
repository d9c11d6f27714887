/** A property with a row in a page. */
export interface Property {
  /** `tagRender` */
  name: string;
  /** The component: `Select`. */
  of: string;
  /** Type as shown to readers. */
  type: string;
  /** One sentence. */
  description: string;
  /** Site path of its row: `/api#select-tagrender`. */
  path: string;
  /** Paths of the pages that use it. */
  shownOn: readonly string[];
}

/** A property in a page's list; its name includes the component unless that is the first one: `Option.value`. */
export type ListedProperty = Pick<Property, 'name' | 'type' | 'description' | 'path'>;

/** A property that a page only mentions. */
export type PropertyLink = Pick<Property, 'name' | 'path'>;

/** The properties shown on a page: the main ones, sorted by name, and the others. */
export interface ListedProperties {
  main: ListedProperty[];
  others: ListedProperty[];
}

/** Lists the properties shown on a page, the rarest first. */
export function listProperties(
  all: readonly Property[],
  page: { path: string; original?: { path: string } },
  names: readonly string[],
): ListedProperties {
  const shownOn = (path: string) => all.filter((property) => property.shownOn.includes(path));
  const own = shownOn(page.path);
  // An untranslated page shows the same properties as its original.
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
