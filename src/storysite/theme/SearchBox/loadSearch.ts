import config from 'virtual:site-config';
import { searchFileOf, type SearchIndex, type SearchPage } from '../../core/SearchPage.ts';
import { siteFetch } from '../../core/siteFetch.ts';
import { createSearch, type Search } from './createSearch.ts';

/** The search of the site's language; on a large site it first knows only names. */
export interface LoadedSearch extends Search {
  /**
   * Indexes the texts; undefined once they are. Rejects if some of them could not be loaded, after indexing the others.
   */
  loadTexts?: () => Promise<void>;
}

let loaded: Promise<LoadedSearch> | undefined;

/** Fetches the index once; again after a failure, also of texts. */
export function loadSearch(): Promise<LoadedSearch> {
  loaded ??= forgetFailed(fetchSearch());
  return loaded;
}

async function fetchSearch(): Promise<LoadedSearch> {
  // Its address stays the same from deploy to deploy. Those of texts do not, so that they always fit the names.
  const index = await fetchJson<SearchIndex>(searchFileOf(config.lang), { cache: 'no-cache' });
  if ('pages' in index) {
    const search = createSearch(index.pages);
    await search.addTexts(index.pages);
    return search;
  }
  const search = createSearch(index.names);
  let texts: Promise<void> | undefined;
  const loadTexts = () => (texts ??= forgetFailed(addTexts(search, index.texts)));
  return { ...search, loadTexts };
}

async function addTexts(search: Search, files: string[]): Promise<void> {
  const parts = await Promise.allSettled(files.map((file) => fetchJson<SearchPage[]>(file)));
  const pages = parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
  await search.addTexts(pages);
  const failed = parts.find((part) => part.status === 'rejected');
  if (failed) throw failed.reason;
}

function forgetFailed<T>(loading: Promise<T>): Promise<T> {
  loading.catch(() => (loaded = undefined));
  return loading;
}

async function fetchJson<T>(file: string, options?: RequestInit): Promise<T> {
  const response = await siteFetch(import.meta.env.BASE_URL + file, options);
  if (!response.ok)
    throw new Error(`The file ${file} of the search responded with status ${response.status}.`);
  return (await response.json()) as T;
}
