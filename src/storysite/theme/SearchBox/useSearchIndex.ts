import { useCallback, useEffect, useState } from 'react';
import config from 'virtual:site-config';
import type { SearchPage } from '../../core/SearchPage.ts';
import { createSearch, type Search } from './createSearch.ts';

const loaded = new Map<string, Promise<Search>>();

/** The index of the site's language, fetched once; `load` tries again. */
export function useSearchIndex() {
  const [state, setState] = useState<{ search?: Search; isFailed?: boolean }>({});
  const load = useCallback(() => {
    setState({});
    loadSearch().then(
      (search) => setState({ search }),
      () => setState({ isFailed: true }),
    );
  }, []);
  useEffect(load, [load]);
  return { ...state, load };
}

/** Fetches and prepares the index; rejects when it cannot be had. */
function loadSearch(): Promise<Search> {
  const address = `${document.getElementById('root')?.dataset.search}.${config.lang}.json`;
  const known = loaded.get(address);
  if (known) return known;
  const search = fetchPages(address).then(createSearch);
  loaded.set(address, search);
  search.catch(() => loaded.delete(address));
  return search;
}

async function fetchPages(address: string): Promise<SearchPage[]> {
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`The search index ${address} responded with status ${response.status}.`);
  return (await response.json()) as SearchPage[];
}
