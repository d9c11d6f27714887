import { readSiteConfig } from '../../src/config/readSiteConfig.ts';
import type { SiteConfig } from '../../src/config/SiteConfig.ts';
import { readSite, type Site } from './readSite.ts';

/** Reads the site once, and again after `forget` or a failure. */
export interface SiteReader {
  (): Promise<Site>;
  /** The checked configuration, with the environment's overrides. */
  config: SiteConfig;
  forget(): void;
}

/** Creates the reader for a project's root. */
export function loadSite(root: string): SiteReader {
  let site: Promise<Site> | undefined;
  const config = readSiteConfig();
  const forget = () => {
    site = undefined;
  };
  const read = () => {
    site ??= readSite(root, config);
    // In development a half-written file must not break the site until the next start.
    site.catch(forget);
    return site;
  };
  return Object.assign(read, { config, forget });
}
