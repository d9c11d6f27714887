import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { MAX_HITS, type Search, type SearchHit, createSearch } from './createSearch.ts';
import { type HitGroup, ResultList } from './ResultList.tsx';
import styles from './SearchBox.module.css';
import type { SearchBoxState } from './useSiteSearch.ts';
import { Sentence } from '../Sentence.tsx';
import { t } from '../../core/texts/t.ts';
import config from 'virtual:site-config';
import { searchFileOf, type SearchPage } from '../../core/SearchPage.ts';

const SHOWN_QUERY_CHARACTERS = 80;

interface SearchPanelProps {
  box: SearchBoxState;
  listId: string;
}

/** What the open search shows below its field; loaded when a reader nears the field. */
export function SearchPanel({ box, listId }: SearchPanelProps) {
  const { open, setList, leave } = box;
  const query = box.text.trim();
  const index = useSearchIndex();
  const { groups, terms } = useGroups(open ? index.search : undefined, query);
  const hits = groups.flatMap((group) => group.hits);
  const [choice, setChoice] = useState({ groups, at: -1 });
  const active = choice.groups === groups ? choice.at : -1;

  const optionId = (at: number) => `${listId}-${at}`;
  const listed = hits.length > 0;
  const activeId = active < 0 ? undefined : optionId(active);
  useEffect(() => setList({ listed, activeId }), [setList, listed, activeId]);

  useKeys(box, (key) => {
    const setActive = (at: number) => () =>
      setChoice({ groups, at: Math.max(-1, Math.min(at, hits.length - 1)) });
    if (!listed) return undefined;
    if (key === 'ArrowDown') return setActive(active + 1);
    if (key === 'ArrowUp') return setActive(active - 1);
    // Without a choice Enter means the first: readers who type a whole name need not point at it as well.
    if (key !== 'Enter' || (query === '' && active < 0)) return undefined;
    return () => document.getElementById(optionId(Math.max(active, 0)))?.click();
  });

  const onChoose = ({ to }: SearchHit) => {
    addRecent(to);
    // Browsers do not follow a link that has left the document: the list goes once the click is done.
    setTimeout(leave);
  };

  return (
    <>
      <div className={styles.status} role="status">
        {open && <StatusText index={index} query={query} count={hits.length} />}
      </div>
      {listed && <ResultList {...{ groups, terms, active, optionId, onChoose }} id={listId} />}
    </>
  );
}

/** The hits of a query; without a query, recent and popular pages. */
function useGroups(search: Search | undefined, query: string) {
  return useMemo((): { groups: HitGroup[]; terms: string[] } => {
    if (!search) return { groups: [], terms: [] };
    if (query === '') return { groups: startGroups(search), terms: [] };
    const { hits, terms } = search.find(query);
    return { groups: [{ hits }], terms };
  }, [search, query]);
}

/** Runs what a key pressed in the field does, if anything. */
function useKeys({ input }: SearchBoxState, actionOf: (key: string) => (() => void) | undefined) {
  // Before the browser paints: a key that is pressed as soon as results are seen is meant for them.
  useLayoutEffect(() => {
    const field = input.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const action = event.isComposing ? undefined : actionOf(event.key);
      if (!action) return;
      event.preventDefault();
      action();
    };
    field?.addEventListener('keydown', onKeyDown);
    return () => field?.removeEventListener('keydown', onKeyDown);
  });
}

interface StatusTextProps {
  index: ReturnType<typeof useSearchIndex>;
  query: string;
  count: number;
}

/** The number of results, or why there are none. */
function StatusText({ index, query, count }: StatusTextProps) {
  if (index.isFailed) {
    return (
      <>
        {t('searchFailed')}{' '}
        <button type="button" onClick={index.load}>
          {t('tryAgain')}
        </button>
      </>
    );
  }
  if (!index.search) return t('searchLoading');
  if (query === '') return null;
  if (count === MAX_HITS) return t('firstResults', { count });
  if (count > 0) return t('results', { count });
  const shown =
    query.length > SHOWN_QUERY_CHARACTERS ? `${query.slice(0, SHOWN_QUERY_CHARACTERS)}…` : query;
  // The query may run right to left: it must not turn the sentence around.
  return <Sentence text="noResults" values={{ query: <bdi>{shown}</bdi> }} />;
}

const STORAGE_KEY = 'docs-search-recent';
const MAX_RECENT = 5;
const MAX_POPULAR = 5;

/** What is offered before anything is typed: what the reader opened last, then the pages of the top navigation and the first others. */
function startGroups(search: Search): HitGroup[] {
  const known = (addresses: string[]) => addresses.flatMap((to) => search.at(to) ?? []);
  const links = config.nav.flatMap(({ link, items = [] }) => [
    link,
    ...items.map((item) => item.link),
  ]);
  const popular = new Set([...known(links), ...search.pages]);
  const groups = [
    { title: t('recent'), hits: known(readRecent()) },
    { title: t('popular'), hits: [...popular].slice(0, MAX_POPULAR) },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

/** Addresses of the results that the reader has opened, the latest first. */
function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((to) => typeof to === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers an opened result, where the browser lets it. */
function addRecent(to: string): void {
  const recent = [to, ...readRecent().filter((other) => other !== to)].slice(0, MAX_RECENT);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(recent));
  } catch {
    // Storage may be blocked or full: nothing is remembered then.
  }
}

const loaded = new Map<string, Promise<Search>>();

/** The index of the site's language, fetched once; `load` tries again. */
function useSearchIndex() {
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
  const address = import.meta.env.BASE_URL + searchFileOf(config.lang);
  const known = loaded.get(address);
  if (known) return known;
  const search = fetchPages(address).then(createSearch);
  loaded.set(address, search);
  search.catch(() => loaded.delete(address));
  return search;
}

async function fetchPages(address: string): Promise<SearchPage[]> {
  // Its name stays the same from build to build.
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok)
    throw new Error(`The search index ${address} responded with status ${response.status}.`);
  return (await response.json()) as SearchPage[];
}
