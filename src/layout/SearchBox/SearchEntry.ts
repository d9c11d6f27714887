/** What the search knows of one page; the index lists them in page order. */
export interface SearchEntry {
  /** Route path without the base: `/demo/single`. */
  path: string;
  title: string;
  /** Title of the menu group the page stands in. */
  group?: string;
  headings: { id: string; text: string }[];
}
