import type { Heading } from '../../page/Page.ts';
import styles from './Toc.module.css';

interface TocListProps {
  headings: readonly Heading[];
  active: string | undefined;
  onChoose?(): void;
}

/** The links of the contents list; the heading that the reader is at carries `aria-current`. */
export function TocList({ headings, active, onChoose }: TocListProps) {
  return (
    <ul className={styles.list}>
      {headings.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a
            href={`#${encodeURIComponent(id)}`}
            aria-current={id === active ? 'true' : undefined}
            onClick={onChoose}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
