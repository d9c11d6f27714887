import { useId } from 'react';
import styles from './SearchBox.module.css';
import { SearchField } from './SearchField.tsx';
import { SearchIcon } from './SearchIcons.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { useSearchShortcut } from './useSearchShortcut.ts';
import { useSiteSearch } from './useSiteSearch.ts';

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
  // Browsers do not follow a link that has left the document: the list goes once the click is done.
  const leaveLater = () => void setTimeout(box.leave);

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
          <SearchStatus
            status={index.status}
            query={query}
            count={hits.length}
            onRetry={box.load}
          />
          {listed && index.status === 'ready' && (
            <index.ResultList
              id={listId}
              hits={hits}
              query={query}
              active={box.active}
              onChoose={leaveLater}
            />
          )}
        </div>
      </div>
    </div>
  );
}
