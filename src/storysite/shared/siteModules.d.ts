/** The checked configuration of `site.config.ts` with the environment's overrides, provided by the wrapper's Vite plugin. */
declare module 'virtual:site-config' {
  const config: import('../node/config/SiteConfig.ts').ClientConfig;
  export default config;
}

/** What the search searches, in page order; import it dynamically only, so that it stays a file of its own. */
declare module 'virtual:search-index' {
  const entries: import('../theme/SearchBox/SearchEntry.ts').SearchEntry[];
  export default entries;
}
