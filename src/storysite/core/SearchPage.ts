/** The search index of a language in the deploy. Its name has no hash, so that pages can be written before the index is known. */
export const searchFileOf = (lang: string) => `search/${lang}.json`;

/** What the search knows of a page; texts have a line for each paragraph or table row. An index is a list of them. */
export interface SearchPage {
  /** Route path without the base: `/demo/single`. */
  path: string;
  title: string;
  /** Title of the page's menu group. */
  group?: string;
  /** What is written before the first section. */
  text: string;
  sections: SearchSection[];
  properties: SearchProperty[];
}

/** A heading of a page and what is written below it. */
export interface SearchSection {
  id: string;
  title: string;
  text: string;
}

/** A property of a component, in a table row of its own. */
export interface SearchProperty {
  /** Id of the row. */
  id: string;
  name: string;
  /** The component: `Select`. */
  of: string;
  type: string;
  description: string;
}
