import type { SiteConfig } from '../../config/SiteConfig.ts';

/** Address of the star-count image; undefined outside doc mode and for repositories that GitHub does not keep. */
export function starBadgeUrl(config: Pick<SiteConfig, 'mode' | 'repository'>): string | undefined {
  if (config.mode !== 'doc' || !config.repository) return undefined;
  const match = /^https:\/\/github\.com\/([^/]+)\/([^/]+?)(?:\.git)?\/?$/.exec(
    config.repository.url,
  );
  return match
    ? `https://img.shields.io/github/stars/${match[1]}/${match[2]}?style=social`
    : undefined;
}
