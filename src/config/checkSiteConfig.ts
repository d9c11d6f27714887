import { checkShape } from './checkShape.ts';
import type { SiteConfig } from './SiteConfig.ts';
import { siteConfigMends } from './siteConfigMends.ts';
import { siteConfigSchema } from './siteConfigSchema.ts';

/** The site's configuration, checked; throws an error that names each wrong option of `file`, its value and the mend. */
export function checkSiteConfig(config: unknown, file: string): SiteConfig {
  return checkShape(config, {
    schema: siteConfigSchema,
    file,
    entry: 'option',
    mends: siteConfigMends,
  });
}
