import config from 'virtual:site-config';
import type { ClientConfig } from '../core/config/SiteConfig.ts';

/** The site's configuration, as far as the reader's browser has it. */
export function useSite(): ClientConfig {
  return config;
}
