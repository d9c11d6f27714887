import type { SiteConfig } from '../config/SiteConfig.ts';
import { readSite, type Site } from './readSite.ts';

/** Reads the site once, and again after `forget` or a failure. */
export interface SiteReader {
  (): Promise<Site>;
  root: string;
  config: SiteConfig;
  /** Storybook's folder, relative to `root` or absolute. */
  configDir: string;
  forget(): void;
}

/** Creates the reader of the site in a project's root. */
export function loadSite(root: string, config: SiteConfig, configDir = '.storybook'): SiteReader {
  let site: Promise<Site> | undefined;
  const forget = () => {
    site = undefined;
  };
  const read = () => {
    site ??= readSite(root, config);
    // In development a half-written file must not break the site until the next start.
    site.catch(forget);
    return site;
  };
  return Object.assign(read, { root, config, configDir, forget });
}
