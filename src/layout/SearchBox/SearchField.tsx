import { optionId } from './optionId.ts';
import styles from './SearchBox.module.css';
import { CloseIcon, SearchIcon } from './SearchIcons.tsx';
import type { useSiteSearch } from './useSiteSearch.ts';

interface SearchFieldProps {
  box: ReturnType<typeof useSiteSearch>;
  listId: string;
  /** Whether the listbox stands there. */
  listed: boolean;
}

/** The text field of the search, and on phones the button that closes it. */
export function SearchField({ box, listId, listed }: SearchFieldProps) {
  const active = listed && box.active >= 0 ? optionId(listId, box.active) : undefined;
  return (
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
        aria-activedescendant={active}
        placeholder="Search"
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
        aria-label="Close search"
        onClick={box.dismiss}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
