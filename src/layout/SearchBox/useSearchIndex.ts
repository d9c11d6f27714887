import { useCallback, useRef, useState } from 'react';
import { loadSearch, type LoadedSearch } from './loadSearch.ts';

/** Where the loading of the search stands. */
export type SearchIndexState =
  { status: 'idle' | 'loading' | 'failed' } | ({ status: 'ready' } & LoadedSearch);

/** The search index and a function that loads it unless that was done or is under way; after a failure it tries again. */
export function useSearchIndex(): [SearchIndexState, () => void] {
  const [state, setState] = useState<SearchIndexState>({ status: 'idle' });
  const busy = useRef(false);

  const load = useCallback(() => {
    if (busy.current) return;
    busy.current = true;
    setState({ status: 'loading' });
    loadSearch().then(
      (loaded) => setState({ status: 'ready', ...loaded }),
      () => {
        busy.current = false;
        setState({ status: 'failed' });
      },
    );
  }, []);

  return [state, load];
}
