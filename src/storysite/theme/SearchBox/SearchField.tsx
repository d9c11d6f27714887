import styles from './SearchBox.module.css';
import type { SearchBoxState } from './useSiteSearch.ts';
import { t } from '../../core/texts/t.ts';

interface SearchFieldProps {
  box: SearchBoxState;
  listId: string;
}

/** The text field of the search, and on phones the button that closes it. */
export function SearchField({ box, listId }: SearchFieldProps) {
  const { listed, activeId } = box.list;
  return (
    <div className={styles.field}>
      <SearchIcon />
      <input
        ref={box.input}
        type="text"
        role="combobox"
        aria-label={t('Search')}
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={activeId}
        placeholder={t('Search')}
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
        aria-label={t('Close search')}
        onClick={box.dismiss}
      >
        <DrawnIcon path="m4 4 8 8M12 4l-8 8" />
      </button>
    </div>
  );
}

/** A looking glass. */
export function SearchIcon() {
  return <DrawnIcon path="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14" />;
}

/** A drawing on a 16 px grid, silent for assistive technology. */
export function DrawnIcon({ path }: { path: string }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
