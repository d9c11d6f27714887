/** The checked configuration of `site.config.ts` with the environment's overrides, provided by the wrapper's Vite plugin. */
declare module 'virtual:site-config' {
  const config: import('../node/config/SiteConfig.ts').ClientConfig;
  export default config;
}
