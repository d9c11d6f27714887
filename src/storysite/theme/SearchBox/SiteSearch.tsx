import { useId } from 'react';
import styles from './SearchBox.module.css';
import { SearchField, SearchIcon } from './SearchField.tsx';
import { useSearchShortcut } from './useSearchShortcut.ts';
import { useSiteSearch } from './useSiteSearch.ts';
import { t } from '../../core/texts/t.ts';

interface SiteSearchProps {
  /** What the reader has typed already: the box opens with it. */
  initialText?: string;
}

/** The site's own search: a field in the bar, on phones a button that opens it over the page. */
export function SiteSearch({ initialText }: SiteSearchProps) {
  const listId = `${useId()}list`;
  const box = useSiteSearch(initialText);
  useSearchShortcut(box.focus);
  const { open, panel } = box;
  const isLoaded = panel && panel !== 'failed';

  return (
    <div
      className={styles.search}
      role="search"
      data-open={open || undefined}
      onPointerEnter={box.load}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) box.hide();
      }}
    >
      <button
        ref={box.opener}
        className={styles.opener}
        type="button"
        aria-label={t('Open search')}
        onClick={box.focus}
      >
        <SearchIcon />
      </button>
      <div className={styles.panel}>
        <SearchField box={box} listId={listId} />
        {/* The field keeps the focus while the pointer is in the list, so that leaving it means closing. */}
        <div
          className={styles.popup}
          data-open={(open && (isLoaded || box.text !== '')) || undefined}
          onMouseDown={(event) => event.preventDefault()}
        >
          {isLoaded ? (
            <panel.SearchPanel box={box} listId={listId} />
          ) : (
            <div className={styles.status} role="status">
              {open && t(panel ? 'The search could not be loaded.' : 'Loading the search…')}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
