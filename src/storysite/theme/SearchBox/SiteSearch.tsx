import { useId } from 'react';
import styles from './SearchBox.module.css';
import { SearchField, SearchIcon } from './SearchField.tsx';
import { useSearchShortcut } from './useSearchShortcut.ts';
import { useSiteSearch } from './useSiteSearch.ts';

const SHOWN_QUERY_CHARACTERS = 80;

interface SiteSearchProps {
  /** What the reader has typed already: the box opens with it. */
  initialText?: string;
}

/** The site's own search: a field in the bar, on phones a button that opens it over the page. */
export function SiteSearch({ initialText }: SiteSearchProps) {
  const listId = `${useId()}list`;
  const box = useSiteSearch(listId, initialText);
  useSearchShortcut(box.focus);
  const { index, hits } = box;
  const query = box.open ? box.text.trim() : '';
  const listed = query !== '' && hits.length > 0;

  return (
    <div
      className={styles.search}
      role="search"
      data-open={box.open || undefined}
      onPointerEnter={box.load}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) box.hide();
      }}
    >
      <button
        ref={box.opener}
        className={styles.opener}
        type="button"
        aria-label="Open search"
        onClick={box.focus}
      >
        <SearchIcon />
      </button>
      <div className={styles.panel}>
        <SearchField box={box} listId={listId} listed={listed} />
        {/* The field keeps the focus while the pointer is in the list, so that leaving it means closing. */}
        <div
          className={styles.popup}
          data-open={query !== '' || undefined}
          onMouseDown={(event) => event.preventDefault()}
        >
          <div className={styles.status} role="status">
            {query !== '' && <StatusText box={box} query={query} />}
          </div>
          {listed && index.status === 'ready' && (
            <index.ResultList
              id={listId}
              hits={box.drawn}
              total={hits.length}
              query={query}
              active={box.active}
              optionId={box.optionId}
              // Browsers do not follow a link that has left the document: the list goes once the click is done.
              onChoose={() => void setTimeout(box.leave)}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Says how many results there are, or why there are none. */
function StatusText({ box, query }: { box: ReturnType<typeof useSiteSearch>; query: string }) {
  const { index, hits } = box;
  if (index.status === 'failed') return <>The search could not be loaded.</>;
  if (index.status !== 'ready') return <>Loading the search…</>;
  if (hits.length > 0) return <>{hits.length === 1 ? '1 result' : `${hits.length} results`}</>;

  const shown =
    query.length > SHOWN_QUERY_CHARACTERS ? `${query.slice(0, SHOWN_QUERY_CHARACTERS)}…` : query;
  // The query may run right to left: it must not turn the sentence around.
  return (
    <>
      No results for <bdi>{shown}</bdi>
    </>
  );
}
