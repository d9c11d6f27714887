import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { MAX_HITS, type Search, type SearchHit } from './createSearch.ts';
import { ResultList } from './ResultList.tsx';
import styles from './SearchBox.module.css';
import { addRecent, startGroups, type HitGroup } from './startGroups.ts';
import { useSearchIndex } from './useSearchIndex.ts';
import type { SearchBoxState } from './useSiteSearch.ts';
import { Sentence } from '../Sentence.tsx';
import { t } from '../../core/texts/t.ts';

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

/** What is found for a query; without one, where a reader may want to go. */
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

/** Says how many results there are, or why there are none. */
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
