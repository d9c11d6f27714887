/** A link of the top navigation bar; one with `items` opens a menu. */
export interface NavItem {
  text: string;
  /** Site path (`/demo`) or absolute address. */
  link: string;
  items?: NavItem[];
}

/** Where the source is kept. The host decides what the edit link says. */
export interface Repository {
  /** `https://github.com/owner/name`. */
  url: string;
  branch: string;
  /** Folder of this project inside the repository; empty for its root. */
  directory?: string;
  /** Name of the host in "Edit this page on …"; known hosts need none. */
  hostName?: string;
}

/** One language of the site. */
export interface Locale {
  /** BCP 47 tag: `en`, `zh-CN`. */
  lang: string;
  /** What the switch shows: `English`. */
  label: string;
  /** First segment of its paths; empty for the default language. */
  prefix: string;
  /** Top navigation of this language; the site's own when left out. */
  nav?: NavItem[];
}

/** Algolia DocSearch, used instead of the site's own search. */
export interface ExternalSearch {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Hosts that answer instead of the vendor's; for tests. */
  hosts?: string[];
}

/** A sandbox of one's own, beside CodeSandbox and StackBlitz. */
export interface InHouseSandbox {
  name: string;
  /** Address that the hidden form posts to. */
  action: string;
  /** Image whose loading proves that the reader can reach the sandbox. */
  probeImage: string;
}

/** What an owner may set; `site.config.ts` is checked against this while building. */
export interface SiteConfig {
  /** Name of the library; also the second half of every page title. */
  title: string;
  /** Version of the library shown beside the title. */
  version?: string;
  description: string;
  /** Address of the logo image; the drawn one when left out. */
  logo?: string;
  /** Address of the deployed site, for canonical links and the sitemap. */
  siteUrl?: string;
  repository?: Repository;
  /** Whether pages show images of other hosts, as a README's badges and the star badge; `false` shows their texts. */
  externalImages: boolean;
  /** `doc` shows the star badge, `site` does not. */
  mode: 'doc' | 'site';
  locales: Locale[];
  nav: NavItem[];
  /** Base path of the deploy, with both slashes. `BASE_PATH` overrides it. */
  base: string;
  /** Pages are `demo/single.html` instead of `demo/single/index.html`. `HTML_SUFFIX=true` overrides it. */
  htmlSuffix: boolean;
  /** Site path of the demo that `/demo` leads to. */
  demoIndex: string;
  externalSearch?: ExternalSearch;
  /** Pages open without a network once the site was read, by a service worker; false also removes an earlier one. */
  offline: boolean;
  /** Names of the built-in sandboxes to offer, and sandboxes of one's own. */
  sandboxes: (string | InHouseSandbox)[];
  /** Address of the suggestion service. `SUGGEST_URL` overrides it. */
  suggestUrl: string;
  /** Ids of an earlier site and the story ids that took their place. */
  formerDemoIds: Record<string, string>;
}
