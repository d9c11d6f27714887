import { useCallback, useId, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SearchBox.module.css';
import { useSearchShortcut } from './useSearchShortcut.ts';
import { type SearchBoxState, useSiteSearch } from './useSiteSearch.ts';
import { t } from '../../core/texts/t.ts';

interface SiteSearchProps {
  /** Text that the reader has already typed; the box opens with it. */
  initialText?: string;
  /** Whether it is a part of a page's text, where its field has room at any width. */
  isInPage?: boolean;
}

/** The site's own search: a field in the bar, on phones a button that opens it over the page. */
export function SiteSearch({ initialText, isInPage }: SiteSearchProps) {
  const listId = `${useId()}list`;
  const [panel, load] = usePanel();
  const box = useSiteSearch(initialText, load);
  useSearchShortcut(isInPage ? undefined : box.focus);
  const { open } = box;
  const isLoaded = panel && panel !== 'failed';

  return (
    <div
      className={styles.search}
      role={isInPage ? undefined : 'search'}
      data-open={open || undefined}
      data-in-page={isInPage || undefined}
      onPointerEnter={load}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) box.hide();
      }}
    >
      <button
        ref={box.opener}
        className={styles.opener}
        type="button"
        aria-label={t('openSearch')}
        onClick={box.focus}
      >
        <Icon name="search" />
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
              {open && t(panel ? 'searchFailed' : 'searchLoading')}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** The panel below the field, and a function that fetches it, or tries again after a failure. */
function usePanel() {
  const [panel, setPanel] = useState<typeof import('./SearchPanel.tsx') | 'failed'>();
  const load = useCallback(() => {
    import('./SearchPanel.tsx').then(setPanel, () => setPanel('failed'));
  }, []);
  return [panel, load] as const;
}

interface SearchFieldProps {
  box: SearchBoxState;
  listId: string;
}

/** The text field of the search, and on phones the button that closes it. */
function SearchField({ box, listId }: SearchFieldProps) {
  const { listed, activeId } = box.list;
  return (
    <div className={styles.field}>
      <Icon name="search" />
      <input
        ref={box.input}
        type="text"
        role="combobox"
        aria-label={t('search')}
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={activeId}
        placeholder={t('search')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={box.text}
        onChange={(event) => {
          box.type(event.target.value);
          box.show();
        }}
        onFocus={box.show}
        onClick={box.show}
        onKeyDown={box.onKeyDown}
      />
      <kbd aria-hidden="true">/</kbd>
      <button
        className={styles.close}
        type="button"
        aria-label={t('closeSearch')}
        onClick={box.dismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
