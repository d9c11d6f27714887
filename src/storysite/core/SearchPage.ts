/** The search index of a language in the deploy. Its name has no hash, so that pages can be written before the index is known. */
export const searchFileOf = (lang: string) => `search/${lang}.json`;

/** The search index of a language: all of it, or the names of a large site, and where their texts are. */
export type SearchIndex = { pages: SearchPage[] } | SplitIndex;

/** An index whose texts are loaded once a reader searches. */
export interface SplitIndex {
  names: SearchNames[];
  /** Paths of files without the base, each a list of `SearchPage`. Their names contain a hash of their content. */
  texts: string[];
}

/** Names of a page and its parts, with or without their texts. */
export interface SearchNames {
  /** Route path without the base: `/demo/single`. */
  path: string;
  title: string;
  /** Title of the page's menu group. */
  group?: string;
  /** Synonyms of its topic. */
  keywords?: string[];
  /** Whether it is the first page of its language, whose sections come after those of others. */
  isHome?: true;
  text?: string;
  /** The code in it, with its comments. */
  code?: string;
  sections: (Pick<SearchSection, 'id' | 'title'> & Partial<SearchSection>)[];
  properties: (Pick<SearchProperty, 'id' | 'name' | 'of'> & Partial<SearchProperty>)[];
}

/** A page as the search sees it; texts have a line for each paragraph or table row. */
export interface SearchPage extends SearchNames {
  /** Text before the first section. */
  text: string;
  sections: SearchSection[];
  properties: SearchProperty[];
}

/** A heading of a page and the text below it. */
export interface SearchSection {
  id: string;
  title: string;
  text: string;
  code?: string;
  /** Synonyms of the topics of its stories. */
  keywords?: string[];
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
