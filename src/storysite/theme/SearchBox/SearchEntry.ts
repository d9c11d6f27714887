/** What the search index holds of one page; the index lists them in page order. */
export interface SearchEntry {
  /** Route path without the base: `/demo/single`. */
  path: string;
  title: string;
  /** Title of the page's menu group. */
  group?: string;
  headings: { id: string; text: string }[];
}
