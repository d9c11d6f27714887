import { SiteError } from '../../core/SiteError.ts';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import { withCheckedFunctions } from '../project/withCheckedFunctions.ts';
import { loadStorybook } from '../project/loadStorybook.ts';
import type { Storybook } from '../project/Storybook.ts';
import type { Site, SiteReader } from './Site.ts';
import { BundledImages } from '../content/bundledImages.ts';
import { LastUpdated } from '../project/gitLastUpdated.ts';
import { Memo } from '../project/Memo.ts';
import { readSite } from './readSite.ts';
import { createWarn, type Warning } from '../../core/Warning.ts';

/**
 * Creates the reader of the site in a project's root; `configDir` is `.storybook` by default. In development, a page
 * whose file is broken stays, and shows the error.
 */
export function loadSite(
  root: string,
  given: SiteConfig,
  configDir?: string,
  isDev = false,
): SiteReader {
  const config = withCheckedFunctions(given);
  let loading: Promise<Storybook> | undefined;
  let site: Promise<Site> | undefined;
  const warnings: Warning[] = [];
  const kept = {
    warn: createWarn(warnings),
    lastUpdated: new LastUpdated(root),
    memo: new Memo(),
  };
  const images = new BundledImages();
  // Headings above missing images are removed.
  const fetched = !isDev && config.bundleImages ? { images } : {};

  const storybook = () => {
    loading ??= loadStorybook({ root, configDir, base: config.base, isDev, warn: kept.warn }).catch(
      (error: unknown) => {
        loading = undefined;
        throw SiteError.from(error);
      },
    );
    return loading;
  };
  const read = () => {
    const reading = (site ??= storybook().then((loaded) =>
      readSite(loaded, config, { ...kept, ...fetched }, isDev),
    ));
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
  return Object.assign(read, {
    root,
    config,
    storybook,
    forget,
    warn: kept.warn,
    memo: kept.memo,
    warnings,
    images,
    notes: new Set<string>(),
  });
}
