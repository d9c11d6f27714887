import type { SiteConfig } from '../config/SiteConfig.ts';
import { loadStorybook } from '../storybook/loadStorybook.ts';
import type { Storybook } from '../storybook/Storybook.ts';
import { readSite, type Site } from './readSite.ts';

/** Reads the site once, and again after `forget` or a failure. */
export interface SiteReader {
  (): Promise<Site>;
  root: string;
  config: SiteConfig;
  /** The project's Storybook, loaded once. */
  storybook(): Promise<Storybook>;
  forget(): void;
}

/** Creates the reader of the site in a project's root. */
export function loadSite(root: string, config: SiteConfig): SiteReader {
  let site: Promise<Site> | undefined;
  let loading: Promise<Storybook> | undefined;
  const storybook = () => (loading ??= loadStorybook({ root }));
  const forget = () => {
    site = undefined;
    void loading?.then((loaded) => loaded.forget());
  };
  const read = () => {
    site ??= readSite(root, config);
    // In development a half-written file must not break the site until the next start.
    site.catch(forget);
    return site;
  };
  return Object.assign(read, { root, config, storybook, forget });
}
