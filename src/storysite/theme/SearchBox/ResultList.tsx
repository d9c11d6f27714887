import { useEffect } from 'react';
import { SiteLink } from '../../client/SiteLink.tsx';
import { normalizeQuery, type SearchHit } from './createSearch.ts';
import { markMatches } from './markMatches.ts';
import styles from './SearchBox.module.css';

interface ResultListProps {
  id: string;
  hits: readonly SearchHit[];
  /** How many hits there are in all; the list may hold fewer for a moment. */
  total: number;
  query: string;
  /** Index of the hit that Enter opens; -1 for none. */
  active: number;
  /** Id of the option at an index. */
  optionId(index: number): string;
  onChoose(): void;
}

/** Every hit as an option that is a link, so that it opens in a new tab like any other. */
export function ResultList(props: ResultListProps) {
  const { id, hits, total, query, active, optionId, onChoose } = props;
  const needle = normalizeQuery(query);
  const activeId = optionId(active);

  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <div className={styles.list} id={id} role="listbox" aria-label="Search results">
      {hits.map((hit, index) => (
        <SiteLink
          key={hit.to}
          className={styles.option}
          id={optionId(index)}
          to={hit.to}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          aria-posinset={index + 1}
          aria-setsize={total}
          onClick={onChoose}
        >
          <span className={styles.text}>
            {markMatches(hit.text, needle).map(({ text, match }, part) =>
              match ? <mark key={part}>{text}</mark> : text,
            )}
          </span>
          {hit.parent !== undefined && <span className={styles.parent}>{hit.parent}</span>}
        </SiteLink>
      ))}
    </div>
  );
}
