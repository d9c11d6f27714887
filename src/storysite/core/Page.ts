import type { FrontMatter } from './config/frontMatter.ts';

/** A heading that the contents list shows. */
export interface Heading {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** A link to another page of the site; `path` is a route path without the base: `/demo/single`. */
export interface PageLink {
  title: string;
  path: string;
}

/** A titled group of the side menu; the home page's group has no title. */
export interface MenuGroup {
  title?: string;
  /** In a large menu, a page has the links of its own group only. */
  links: PageLink[];
  /** In a large menu: path of the group's first page. */
  first?: string;
}

/** One entry of a home page's feature list. */
export type Feature = NonNullable<FrontMatter['features']>[number];

/** The large opening of a home page. */
export type HeroData = Omit<NonNullable<FrontMatter['hero']>, 'story'> & {
  /** Its story, with the id of the static HTML of the code. */
  story?: { id: string; code: string };
};

/** Everything that the layout shows of a page; plain data from the build. */
export interface Page {
  /** Route path without the base: `/`, `/demo/single`. */
  path: string;
  title: string;
  /** The description in its front matter. */
  description?: string;
  /** BCP 47 tag of the page's language. */
  lang: string;
  /** The untranslated page that it shows in place of a translation. */
  original?: { path: string; lang: string };
  /** Title of the page's menu group; the home page has none. */
  group?: string;
  /** A page made of stories reads its headings from its document instead. */
  headings: Heading[];
  isMadeOfStories?: boolean;
  /** Ids of the stories that the page is attached to, in the order of Storybook's index. */
  storyIds?: string[];
  /** Address where the page's MDX can be edited. */
  editUrl?: string;
  /** Name of the repository's host, for the edit link. */
  repositoryHost?: string;
  /** ISO 8601 time of the file's last commit. */
  lastUpdated?: string;
  /** Pages that a reader may need next. */
  related?: PageLink[];
  previous?: PageLink;
  next?: PageLink;
  /** Data that plugins return for the page, by their names. */
  data?: Record<string, unknown>;
  /** Whether a hero with the page's title comes before its text. */
  hasHero?: true;
  /** Title of the window of a home page; other pages append the site's title to their own. */
  windowTitle?: string;
}

/** A type as `react-docgen` (TypeScript, Flow or prop types) or `react-docgen-typescript` writes it. */
export interface DocgenType {
  name?: string;
  raw?: string;
  value?: unknown;
  elements?: DocgenType[];
}

/** One property as a docgen tool writes it. */
export interface DocgenProperty {
  description?: string;
  required?: boolean;
  defaultValue?: { value?: unknown } | null;
  tsType?: DocgenType;
  flowType?: DocgenType;
  type?: DocgenType | null;
}

/** Documentation of a component, as a docgen tool writes it. */
export interface Docgen {
  description?: string;
  props?: Record<string, DocgenProperty>;
}
