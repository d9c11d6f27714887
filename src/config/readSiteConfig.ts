import { applyEnv } from './applyEnv.ts';
import { checkSiteConfig } from './checkSiteConfig.ts';
import siteConfig from './site.config.ts';
import type { SiteConfig } from './SiteConfig.ts';

/** The configuration of this site, checked, with the environment's overrides. Throws where a value is none that it can have. */
export function readSiteConfig(): SiteConfig {
  return applyEnv(checkSiteConfig(siteConfig, 'src/config/site.config.ts'), process.env);
}
