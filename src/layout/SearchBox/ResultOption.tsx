import { SiteLink } from '../../page/SiteLink.tsx';
import { markMatches } from './markMatches.ts';
import styles from './SearchBox.module.css';
import type { SearchHit } from './SearchHit.ts';

interface ResultOptionProps {
  id: string;
  hit: SearchHit;
  /** What was searched for, lower-cased. */
  needle: string;
  active: boolean;
  /** Place among all hits, from 1; the list may hold fewer elements. */
  position: number;
  total: number;
  onChoose(): void;
}

/** One hit: a link that is an option of the listbox, so that it opens in a new tab like any other. */
export function ResultOption(props: ResultOptionProps) {
  const { id, hit, needle, active, position, total, onChoose } = props;
  return (
    <SiteLink
      className={styles.option}
      id={id}
      to={hit.to}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      aria-posinset={position}
      aria-setsize={total}
      onClick={onChoose}
    >
      <span className={styles.text}>
        {markMatches(hit.text, needle).map(({ text, match }, index) =>
          match ? <mark key={index}>{text}</mark> : text,
        )}
      </span>
      {hit.parent !== undefined && <span className={styles.parent}>{hit.parent}</span>}
    </SiteLink>
  );
}
