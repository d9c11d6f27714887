import { useEffect, useState } from 'react';
import config from 'virtual:site-config';
import type { SiteConfig } from '../../core/config/SiteConfig.ts';
import styles from './StarBadge.module.css';
import { t } from '../../core/texts/t.ts';

/**
 * Number of stars of a repository on GitHub, in doc mode only; a text link if external images are switched off. The
 * image loads after hydration, so that it delays nothing and a failure is noticed; its space is reserved.
 */
export function StarBadge() {
  const [state, setState] = useState<'waiting' | 'asked' | 'failed'>('waiting');
  useEffect(() => setState('asked'), []);

  const url = starBadgeUrl(config);
  if (!url || !config.repository) return null;
  if (!config.externalImages) {
    return (
      <a className={styles.text} href={config.repository.url} rel="noopener">
        {t('stars')}
      </a>
    );
  }
  return (
    <a
      className={styles.badge}
      href={config.repository.url}
      rel="noopener"
      aria-label={t('starsOf', { name: config.title })}
      data-state={state}
    >
      {state === 'asked' && (
        <img
          src={url}
          alt=""
          width="90"
          height="20"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setState('failed')}
        />
      )}
    </a>
  );
}

/** Address of the star-count image; undefined outside doc mode and for repositories that are not on GitHub. */
export function starBadgeUrl(site: Pick<SiteConfig, 'mode' | 'repository'>): string | undefined {
  const [, name] =
    /^https:\/\/github\.com\/([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(site.repository?.url ?? '') ?? [];
  if (site.mode !== 'doc' || !name) return undefined;
  return `https://img.shields.io/github/stars/${name}?style=social`;
}
