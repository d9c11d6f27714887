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
  links: PageLink[];
}

/** A call to action in the hero. */
export interface HeroAction {
  text: string;
  link: string;
}

/** The large opening of a home page, from its front matter. */
export interface HeroData {
  title: string;
  description?: string;
  image?: string;
  actions?: HeroAction[];
}

/** One entry of a home page's feature list, from its front matter. */
export interface Feature {
  title: string;
  description?: string;
  icon?: string;
  link?: string;
}

/** All that the layout prints about one page; made while building, plain data. */
export interface Page {
  /** Route path without the base: `/`, `/demo/single`. */
  path: string;
  title: string;
  description: string;
  /** BCP 47 tag of the page's language. */
  lang: string;
  /** Title of the menu group the page stands in; the home page has none. */
  group?: string;
  headings: Heading[];
  /** Address where the page's MDX can be edited. */
  editUrl?: string;
  /** Name of the repository's host, for the edit link. */
  repositoryHost?: string;
  /** ISO 8601 time of the file's last commit. */
  lastUpdated?: string;
  previous?: PageLink;
  next?: PageLink;
  hero?: HeroData;
  features?: Feature[];
}
