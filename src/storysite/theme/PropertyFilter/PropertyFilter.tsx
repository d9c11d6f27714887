import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './PropertyFilter.module.css';
import { t } from '../../core/texts/filter.ts';
import { PART } from '../../core/marks.ts';
import { type PropertyFilterState, usePropertyFilter } from './usePropertyFilter.ts';

/** Tables with more rows than this have a filter. */
export const MANY_ROWS = 15;

/** Tables of properties below a field that filters them by name and description. */
export function PropertyFilter({ children }: { children: ReactNode }) {
  const filter = usePropertyFilter();
  return (
    <>
      <div className={styles.alone}>
        <FilterField filter={filter} />
      </div>
      <FilteredTables filter={filter}>{children}</FilteredTables>
    </>
  );
}

interface FilterProps {
  filter: PropertyFilterState;
}

/** The field; Escape empties it. */
export function FilterField({ filter }: FilterProps) {
  const { field, text, counts, setText } = filter;
  return (
    <div className={styles.field} {...PART}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={t('filterProperties')}
        placeholder={t('filterProperties')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          setText('');
        }}
      />
      <span role="status">
        {text !== '' && counts && t('propertiesLeft', { count: counts.shown, all: counts.all })}
      </span>
    </div>
  );
}

/** The tables, or a notice if no row matches. */
export function FilteredTables({ filter, children }: FilterProps & { children: ReactNode }) {
  const { root, field, text, counts, setText } = filter;
  const clear = () => {
    setText('');
    field.current?.focus();
  };
  return (
    <>
      <div ref={root} className={styles.tables} data-filtered={text === '' ? undefined : ''}>
        {children}
      </div>
      {text !== '' && counts?.shown === 0 && (
        <div className={styles.none} {...PART}>
          <p>{t('noneLeft', { text })}</p>
          <button type="button" onClick={clear}>
            {t('clearFilter')}
          </button>
        </div>
      )}
    </>
  );
}
