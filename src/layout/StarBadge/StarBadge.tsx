import { useEffect, useState } from 'react';
import config from 'virtual:site-config';
import styles from './StarBadge.module.css';
import { starBadgeUrl } from './starBadgeUrl.ts';

/**
 * Number of stars of a repository on GitHub, in doc mode only.
 * The image comes after hydration, so that it holds up nothing and a failure cannot go unheard; its place is kept.
 * Where images of other hosts are switched off, a link in words.
 */
export function StarBadge() {
  const [state, setState] = useState<'waiting' | 'asked' | 'failed'>('waiting');
  useEffect(() => setState('asked'), []);

  const url = starBadgeUrl(config);
  if (!url || !config.repository) return null;
  if (!config.externalImages) {
    return (
      <a className={styles.text} href={config.repository.url} rel="noopener">
        Stars on GitHub
      </a>
    );
  }
  return (
    <a
      className={styles.badge}
      href={config.repository.url}
      rel="noopener"
      aria-label={`Stars of ${config.title} on GitHub`}
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
