import type { Search } from './createSearch.ts';
import type { ResultList } from './ResultList.tsx';
import { retryImport } from './retryImport.ts';

/** What a search needs beyond the box itself. */
export interface LoadedSearch {
  search: Search;
  ResultList: typeof ResultList;
}

const loadCode = retryImport(() => import('./searchChunk.ts'));
const loadIndex = retryImport(() => import('virtual:search-index'));

/** Fetches the index and the code that searches it and draws the results; rejects when either cannot be had. */
export async function loadSearch(): Promise<LoadedSearch> {
  const [{ createSearch, ResultList }, { default: entries }] = await Promise.all([
    loadCode(),
    loadIndex(),
  ]);
  return { search: createSearch(entries), ResultList };
}
