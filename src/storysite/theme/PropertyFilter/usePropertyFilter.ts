import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { decodePath } from '../../core/routes.ts';
import { filterRows, type RowCounts } from './filterRows.ts';

/** A field, and the element whose tables it filters. */
export interface PropertyFilterState {
  root: RefObject<HTMLDivElement>;
  field: RefObject<HTMLInputElement>;
  text: string;
  /** Number of remaining rows; undefined until there has been a text. */
  counts: RowCounts | undefined;
  setText(text: string): void;
}

/** The state of a filter, which hides rows of the tables in its root. */
export function usePropertyFilter(): PropertyFilterState {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [counts, setCounts] = useState<RowCounts>();

  // After each rendering, which may have added rows; if these have been counted, the counts stay the same.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    if (!root.current || (text === '' && !counts)) return;
    const { shown, all } = filterRows(root.current, text);
    if (shown !== counts?.shown || all !== counts.all) setCounts({ shown, all });
  });

  useEffect(() => {
    if (text === '') return undefined;
    bringStartIntoView(root.current);
    return onAddress((id) => {
      const target = root.current?.querySelector(`#${CSS.escape(id)}`);
      if (!target?.closest('[hidden]')) return;
      flushSync(() => setText(''));
      target.scrollIntoView();
    });
  }, [text]);

  return { root, field, text, counts, setText };
}

/** Scrolls back to the first rows if the window shows later ones, which may be hidden now. */
function bringStartIntoView(root: HTMLElement | null): void {
  if (!root) return;
  const margin = parseFloat(getComputedStyle(root).scrollMarginTop);
  if (root.getBoundingClientRect().top < margin) root.scrollIntoView({ behavior: 'instant' });
}

/** Calls back with the id in a link before it is followed, and with that in the address when it changes. */
function onAddress(onId: (id: string) => void): () => void {
  const read = (hash: string) => {
    if (hash) onId(decodePath(hash.slice(1)));
  };
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.pathname === window.location.pathname) read(link.hash);
  };
  const onHash = () => read(window.location.hash);
  document.addEventListener('click', onClick, true);
  window.addEventListener('hashchange', onHash);
  return () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('hashchange', onHash);
  };
}
