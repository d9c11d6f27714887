import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocSearchInstance } from '@docsearch/js/docsearch';
import type { ExternalSearch } from '../../config/SiteConfig.ts';
import { startDocSearch } from './startDocSearch.ts';

/** Loads the vendor's box into `container` once; `state` says whether it stands, is to come, or has failed. */
export function useExternalSearch(settings: ExternalSearch, siteUrl: string | undefined) {
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
    starting.current = startDocSearch({
      container: container.current,
      settings,
      siteUrl,
      onFailure,
    });
    starting.current.then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, [settings, siteUrl]);

  const open = useCallback(() => {
    // Asked for and not to be had: the site's own box opens in its place.
    setFailedText('');
    load();
    starting.current?.then(
      (instance) => instance.open(),
      () => undefined,
    );
  }, [load]);

  // The vendor's tree is not React's: it has to be taken away before its container is.
  useEffect(() => {
    if (state !== 'failed') return;
    starting.current?.then(
      (instance) => instance.destroy(),
      () => undefined,
    );
  }, [state]);

  return { container, state, failedText, load, open };
}
