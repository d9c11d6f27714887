import type { Search } from './createSearch.ts';
import type { ResultList } from './ResultList.tsx';

/** What a search needs beyond the box itself. */
export interface LoadedSearch {
  search: Search;
  ResultList: typeof ResultList;
}

/** Fetches the index and the code that searches it and draws the results; rejects when either cannot be had. */
export async function loadSearch(): Promise<LoadedSearch> {
  const [{ createSearch, ResultList }, { default: entries }] = await Promise.all([
    import('./searchChunk.ts'),
    import('virtual:search-index'),
  ]);
  return { search: createSearch(entries), ResultList };
}
