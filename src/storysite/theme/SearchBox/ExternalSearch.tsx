import { useCallback, useEffect, useRef, useState } from 'react';
import config from 'virtual:site-config';
import type { DocSearchInstance } from '@docsearch/js/docsearch';
import type { ExternalSearch as Settings } from '../../core/config/SiteConfig.ts';
import own from './ExternalSearch.module.css';
import styles from './SearchBox.module.css';
import { Icon } from '../Icon/Icon.tsx';
import { SiteSearch } from './SiteSearch.tsx';
import { useSearchShortcut } from './useSearchShortcut.ts';
import { t } from '../../core/texts/t.ts';

interface ExternalSearchProps {
  settings: Settings;
}

/** Algolia's search box, loaded when a reader nears it; if it fails, the site's own takes over with the text. */
export function ExternalSearch({ settings }: ExternalSearchProps) {
  const { container, state, failedText, load, open } = useExternalSearch(settings, config.siteUrl);
  useSearchShortcut(state === 'failed' ? undefined : open);
  if (state === 'failed') return <SiteSearch initialText={failedText} />;
  return (
    <div className={styles.search} role="search" onPointerEnter={load} onFocus={load}>
      {state === 'waiting' && (
        <button
          className={`${styles.field} ${own.waiting}`}
          type="button"
          aria-label={t('search')}
          onClick={open}
        >
          <Icon name="search" />
          <span>{t('search')}</span>
          <kbd aria-hidden="true">/</kbd>
        </button>
      )}
      <div ref={container} />
    </div>
  );
}

/** Loads the vendor's box into `container` once; `state` is the loading state. */
function useExternalSearch(settings: Settings, siteUrl: string | undefined) {
  const container = useRef<HTMLDivElement>(null);
  const starting = useRef<Promise<DocSearchInstance>>();
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const [failedText, setFailedText] = useState<string>();

  const load = useCallback(() => {
    if (starting.current || !container.current) return;
    const onFailure = (query: string) => {
      setFailedText(query);
      setState('failed');
    };
    const options = { container: container.current, settings, siteUrl, onFailure };
    starting.current = import('./startDocSearch.ts').then((module) =>
      module.startDocSearch(options),
    );
    starting.current.then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, [settings, siteUrl]);

  const open = useCallback(() => {
    // If the vendor's box cannot be loaded, the site's own search opens instead.
    setFailedText('');
    load();
    starting.current?.then((instance) => instance.open()).catch(() => {});
  }, [load]);

  // React does not own the vendor's tree, so it has to be removed before its container.
  useEffect(() => {
    if (state === 'failed') starting.current?.then((box) => box.destroy()).catch(() => {});
  }, [state]);

  return { container, state, failedText, load, open };
}
