import { useEffect, useRef, useState } from 'react';
import { normalizeQuery } from './createSearch.ts';
import { optionId } from './optionId.ts';
import { ResultOption } from './ResultOption.tsx';
import styles from './SearchBox.module.css';
import type { SearchHit } from './SearchHit.ts';

/** So many are drawn for a keystroke; more than a window shows, so that no scrollbar jumps. */
const FIRST_COUNT = 20;
/** So many more are drawn whenever the reader nears the end of what is drawn. */
const NEXT_COUNT = 100;
const NEAR_END_PX = 400;

interface ResultListProps {
  id: string;
  hits: readonly SearchHit[];
  query: string;
  /** Index of the hit that Enter opens; -1 for none. */
  active: number;
  onChoose(): void;
}

/** Every hit as an option; what lies far below is drawn when the reader gets near it. */
export function ResultList({ id, hits, query, active, onChoose }: ResultListProps) {
  const [drawn, setDrawn] = useState(FIRST_COUNT);
  const [drawnFor, setDrawnFor] = useState(hits);
  if (drawnFor !== hits) {
    setDrawnFor(hits);
    setDrawn(FIRST_COUNT);
  }
  const count = Math.max(drawn, active + 2);
  const needle = normalizeQuery(query);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A window so tall that nothing scrolls yet would never ask for more.
    const box = list.current;
    if (box && box.scrollHeight <= box.clientHeight && count < hits.length)
      setDrawn(count + NEXT_COUNT);
  }, [count, hits]);

  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div
      ref={list}
      className={styles.list}
      id={id}
      role="listbox"
      aria-label="Search results"
      onScroll={({ currentTarget: box }) => {
        const left = box.scrollHeight - box.scrollTop - box.clientHeight;
        if (left < NEAR_END_PX && count < hits.length) setDrawn(count + NEXT_COUNT);
      }}
    >
      {hits.slice(0, count).map((hit, index) => (
        <ResultOption
          key={hit.to}
          id={optionId(id, index)}
          hit={hit}
          needle={needle}
          active={index === active}
          position={index + 1}
          total={hits.length}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}
