import { useId } from 'react';
import { optionId } from './optionId.ts';
import styles from './SearchBox.module.css';
import { CloseIcon, SearchIcon } from './SearchIcons.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { useSearchShortcut } from './useSearchShortcut.ts';
import { useSiteSearch } from './useSiteSearch.ts';

/** The site's own search: a field in the bar, on phones a button that opens it over the page. */
export function SiteSearch() {
  const id = useId();
  const listId = `${id}list`;
  const box = useSiteSearch(listId);
  useSearchShortcut(box.focus);
  const query = box.text.trim();
  const asked = box.open && query !== '';
  const listed = asked && box.hits.length > 0;

  return (
    <div
      className={styles.search}
      role="search"
      data-open={box.open || undefined}
      onPointerEnter={box.load}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.close();
      }}
    >
      <button className={styles.opener} type="button" aria-label="Open search" onClick={box.focus}>
        <SearchIcon />
      </button>
      <div className={styles.panel}>
        <div className={styles.field}>
          <SearchIcon />
          <input
            ref={box.input}
            type="text"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? listId : undefined}
            aria-activedescendant={
              listed && box.active >= 0 ? optionId(listId, box.active) : undefined
            }
            placeholder="Search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            value={box.text}
            onChange={(event) => box.type(event.target.value)}
            onFocus={box.show}
            onClick={box.show}
            onKeyDown={box.onKeyDown}
          />
          <kbd aria-hidden="true">/</kbd>
          <button
            className={styles.close}
            type="button"
            aria-label="Close search"
            onClick={box.close}
          >
            <CloseIcon />
          </button>
        </div>
        {/* The field keeps the focus while the pointer is in the list, so that leaving it means closing. */}
        <div
          className={styles.popup}
          data-open={asked || undefined}
          onMouseDown={(event) => event.preventDefault()}
        >
          <SearchStatus
            status={box.index.status}
            query={asked ? query : ''}
            count={box.hits.length}
            onRetry={box.load}
          />
          {listed && box.index.status === 'ready' && (
            <box.index.ResultList
              id={listId}
              hits={box.hits}
              query={box.text}
              active={box.active}
              onChoose={box.choose}
            />
          )}
        </div>
      </div>
    </div>
  );
}
