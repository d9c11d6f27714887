import { useCallback, useMemo, useState } from 'react';
import type { SearchHit } from './SearchHit.ts';
import { useSearchIndex } from './useSearchIndex.ts';

const NO_HITS: SearchHit[] = [];

/** The search text, its hits and which of them is active (-1 for none); `load` fetches what finding them takes. */
export function useSearchText(initialText: string) {
  const [index, load] = useSearchIndex();
  const [text, setText] = useState(initialText);
  const [active, setActive] = useState(-1);
  const search = index.status === 'ready' ? index.search : undefined;
  const hits = useMemo(() => search?.(text) ?? NO_HITS, [search, text]);

  const type = useCallback((value: string) => {
    setText(value);
    setActive(-1);
  }, []);
  return { index, load, text, type, hits, active, setActive };
}
