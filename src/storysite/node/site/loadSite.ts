import { SiteError } from '../../core/SiteError.ts';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import { loadStorybook } from '../storybook/loadStorybook.ts';
import type { Storybook } from '../storybook/Storybook.ts';
import type { Site } from './Site.ts';
import { readSite } from './readSite.ts';

/** Reads the site once, and again after `forget` or a failure. */
export interface SiteReader {
  (): Promise<Site>;
  root: string;
  config: SiteConfig;
  /** The project's Storybook, loaded once; rejects with a `SiteError`. */
  storybook(): Promise<Storybook>;
  /** Lets the next call read a changed, added or removed file again; without one, everything. */
  forget(file?: string): void;
}

/**
 * Creates the reader of the site in a project's root; `configDir` is `.storybook` when left out. In development a page whose
 * file is broken stays, and says why.
 */
export function loadSite(
  root: string,
  config: SiteConfig,
  configDir?: string,
  isDev = false,
): SiteReader {
  let loading: Promise<Storybook> | undefined;
  let site: Promise<Site> | undefined;

  const storybook = () => {
    loading ??= loadStorybook({ root, configDir }).catch((error: unknown) => {
      loading = undefined;
      throw SiteError.from(error);
    });
    return loading;
  };
  const read = () => {
    const reading = (site ??= storybook().then((loaded) => readSite(loaded, config, isDev)));
    // In development a half-written file must not break the site until the next start.
    reading.catch(() => {
      if (site === reading) site = undefined;
    });
    return reading;
  };
  const forget = (file?: string) => {
    site = undefined;
    void loading?.then((loaded) => loaded.forget(file)).catch(() => undefined);
  };
  return Object.assign(read, { root, config, storybook, forget });
}
