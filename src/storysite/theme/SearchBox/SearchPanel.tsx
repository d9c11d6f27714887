import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { MAX_HITS, type Search } from './createSearch.ts';
import type { SearchHit } from './rankHit.ts';
import { type LoadedSearch, loadSearch } from './loadSearch.ts';
import { type HitGroup, ResultList } from './ResultList.tsx';
import styles from './SearchBox.module.css';
import type { SearchBoxState } from './useSiteSearch.ts';
import { Sentence } from '../Sentence.tsx';
import { t as ofSearch } from '../../core/texts/search.ts';
import { t } from '../../core/texts/t.ts';
import config from 'virtual:site-config';

const SHOWN_QUERY_CHARACTERS = 80;

interface SearchPanelProps {
  box: SearchBoxState;
  listId: string;
}

/** The panel below the field of the open search; loaded when a reader nears the field. */
export function SearchPanel({ box, listId }: SearchPanelProps) {
  const { open, setList, leave } = box;
  const query = box.text.trim();
  const [index, load] = useSearchIndex(open && query !== '');
  const { groups, terms } = useGroups(open, index, query);
  const hits = groups.flatMap((group) => group.hits);
  // Without results, the list shows the suggestions of an empty search.
  const count = groups.some(({ title }) => title) ? 0 : hits.length;
  const [active, setActive] = useChoice(open, query);

  const optionId = (at: number) => `${listId}-${at}`;
  const listed = hits.length > 0;
  const activeId = active < 0 ? undefined : optionId(active);
  useEffect(() => setList({ listed, activeId }), [setList, listed, activeId]);

  useKeys(box, (key) => {
    const move = (at: number) => () => setActive(Math.max(-1, Math.min(at, hits.length - 1)));
    if (!listed) return undefined;
    if (key === 'ArrowDown') return move(active + 1);
    if (key === 'ArrowUp') return move(active - 1);
    // Without a selection, Enter opens the first hit: readers who type a whole name need not select it as well.
    if (key !== 'Enter' || (query === '' && active < 0)) return undefined;
    return () => document.getElementById(optionId(Math.max(active, 0)))?.click();
  });

  const onChoose = ({ to }: SearchHit) => {
    addRecent(to);
    // Browsers do not follow a link that has left the document, so the list closes after the click.
    setTimeout(leave);
  };

  return (
    <>
      <div className={styles.status} role="status">
        {open && <StatusText {...{ index, load, query, count }} />}
      </div>
      {listed && <ResultList {...{ groups, terms, active, optionId, onChoose }} id={listId} />}
    </>
  );
}

/** The hits of a query; without a query, recent and popular pages. */
function useGroups(open: boolean, index: SearchState, query: string) {
  return useMemo((): { groups: HitGroup[]; terms: string[] } => {
    const { search } = index;
    if (!open || !search) return { groups: [], terms: [] };
    if (query === '') return { groups: startGroups(search), terms: [] };
    const { hits, terms } = search.find(query);
    if (hits.length === 0 && index.stage === 'complete')
      return { groups: [popular(search)], terms: [] };
    return { groups: [{ hits }], terms };
    // The same search finds more at a later stage.
  }, [open, index, query]);
}

/** The hit selected by the arrow keys, -1 for none; it stays selected when further hits arrive. */
function useChoice(open: boolean, query: string) {
  const asked = useMemo(() => ({ open, query }), [open, query]);
  const [choice, setChoice] = useState({ asked, at: -1 });
  const active = choice.asked === asked ? choice.at : -1;
  return [active, (at: number) => setChoice({ asked, at })] as const;
}

/** Runs the action of a key that is pressed in the field, if it has one. */
function useKeys({ input }: SearchBoxState, actionOf: (key: string) => (() => void) | undefined) {
  // Before the browser paints, so that a key pressed as soon as results are visible acts on them.
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
  index: SearchState;
  /** Loads the search again. */
  load: () => void;
  query: string;
  count: number;
}

/** The number of results, why there are none, and whether there may be more. */
function StatusText({ index, load, query, count }: StatusTextProps) {
  const { search, stage } = index;
  const retry = (
    <button type="button" onClick={load}>
      {t('tryAgain')}
    </button>
  );
  if (!search)
    return stage === 'failed' ? (
      <>
        {t('searchFailed')} {retry}
      </>
    ) : (
      t('searchLoading')
    );
  if (query === '') return null;
  if (count === MAX_HITS) return ofSearch('firstResults', { count });
  const results = count > 0 && ofSearch('results', { count });
  if (stage === 'complete') return results || <NoResults query={query} />;
  const more =
    stage === 'failed' ? (
      <>
        {ofSearch('textsFailed')} {retry}
      </>
    ) : (
      ofSearch('textsLoading')
    );
  return (
    <>
      {results}
      {results && ' · '}
      {more}
    </>
  );
}

function NoResults({ query }: { query: string }) {
  const shown =
    query.length > SHOWN_QUERY_CHARACTERS ? `${query.slice(0, SHOWN_QUERY_CHARACTERS)}…` : query;
  // The query may be right-to-left and must not reverse the sentence.
  return (
    <>
      <Sentence text="noResults" values={{ query: <bdi>{shown}</bdi> }} />
      {import.meta.env.DEV && ' In development, text of pages that are not open may be missing.'}
    </>
  );
}

const STORAGE_KEY = 'docs-search-recent';
const MAX_RECENT = 5;
const MAX_POPULAR = 5;

/** Suggestions before anything is typed: pages that the reader opened last, then popular pages. */
function startGroups(search: Search): HitGroup[] {
  const recent = readRecent().flatMap((to) => search.at(to) ?? []);
  const groups = [{ title: ofSearch('recent'), hits: recent }, popular(search)];
  return groups.filter(({ hits }) => hits.length > 0);
}

/** The pages of the top navigation, the first one of each group of the menu, then the others. */
function popular(search: Search): HitGroup {
  const links = config.nav.flatMap(({ link, items = [] }) => [
    link,
    ...items.map((item) => item.link),
  ]);
  const { pages } = search;
  const isFirst = ({ parent }: SearchHit, at: number) =>
    parent !== undefined && pages[at - 1]?.parent !== parent;
  const known = links.flatMap((to) => search.at(to) ?? []);
  const hits = new Set([...known, ...pages.filter(isFirst), ...pages]);
  return { title: ofSearch('popular'), hits: [...hits].slice(0, MAX_POPULAR) };
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

/** Stores an opened result if the browser allows it. */
function addRecent(to: string): void {
  const recent = [to, ...readRecent().filter((other) => other !== to)].slice(0, MAX_RECENT);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(recent));
  } catch {
    // If storage is blocked or full, nothing is remembered.
  }
}

/** The search as far as it is loaded. */
interface SearchState {
  search?: LoadedSearch;
  /** `names`: texts are loading; `failed`: nothing could be loaded or, if there is a search, not all texts. */
  stage: 'loading' | 'names' | 'complete' | 'failed';
}

/** Loads the search once, and its texts on the first query; also returns a function that loads it again. */
function useSearchIndex(isAsked: boolean) {
  const [state, setState] = useState<SearchState>({ stage: 'loading' });
  const load = useCallback(() => {
    setState(({ search }) => ({ search, stage: 'loading' }));
    loadSearch().then(
      (search) => setState({ search, stage: search.loadTexts ? 'names' : 'complete' }),
      () => setState(({ search }) => ({ search, stage: 'failed' })),
    );
  }, []);
  useEffect(load, [load]);
  const { search, stage } = state;
  useEffect(() => {
    if (!isAsked || !search || stage !== 'names') return;
    search.loadTexts?.().then(
      () => setState({ search, stage: 'complete' }),
      () => setState({ search, stage: 'failed' }),
    );
  }, [isAsked, search, stage]);
  return [state, load] as const;
}
