import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { SearchHit } from './createSearch.ts';
import { loadSearch, type LoadedSearch } from './loadSearch.ts';

const NO_HITS: SearchHit[] = [];
/** So many are drawn for a keystroke, more than a window shows; the others follow when there is time. */
const FIRST_COUNT = 20;

/** State and handlers of the search box; `listId` is the id of its listbox, with `initialText` it opens at once. */
export function useSiteSearch(listId: string, initialText: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const state = useSearchText(initialText ?? '');
  const { load, text, type, hits, active, setActive } = state;
  const optionId = (at: number) => `${listId}-${at}`;

  const show = useCallback(() => {
    setOpen(true);
    load();
  }, [load]);
  const hide = () => setOpen(false);
  const focus = useCallback(() => {
    // On phones the field is not there before the panel is; a later focus would not raise the keyboard.
    flushSync(show);
    input.current?.focus();
  }, [show]);
  const leave = () => {
    type('');
    hide();
    input.current?.blur();
  };
  // On phones the field goes with the panel; elsewhere the button is not there and takes no focus.
  const giveFocusBack = () => opener.current?.focus();
  const dismiss = () => {
    leave();
    giveFocusBack();
  };

  // Text that is there before the scripts are: typed into the prerendered page, or handed over.
  useEffect(() => {
    if (!input.current) return;
    if (initialText !== undefined) input.current.focus();
    if (document.activeElement !== input.current) return;
    type(input.current.value);
    show();
  }, [initialText, type, show]);

  const closeStep = () => {
    if (text === '') return dismiss();
    if (!open) return type('');
    hide();
    giveFocusBack();
  };
  /** What a key does in the field; undefined for a key that is the field's own. */
  const actionOf = (key: string) => {
    if (key === 'Escape') return closeStep;
    if (key === 'ArrowDown' && !open) return show;
    if (!open || hits.length === 0) return undefined;
    if (key === 'ArrowDown') return () => setActive(Math.min(active + 1, hits.length - 1));
    if (key === 'ArrowUp') return () => setActive(Math.max(active - 1, -1));
    // Without a choice Enter means the first: readers who type a whole name need not point at it as well.
    if (key === 'Enter')
      return () => document.getElementById(optionId(Math.max(active, 0)))?.click();
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event.key);
    if (!action || event.nativeEvent.isComposing) return;
    event.preventDefault();
    action();
  };

  return { ...state, input, opener, open, optionId, show, hide, focus, leave, dismiss, onKeyDown };
}

/** The search text, its hits and which of them is active (-1 for none); `load` fetches what finding them takes. */
function useSearchText(initialText: string) {
  const [index, load] = useSearchIndex();
  const [text, setText] = useState(initialText);
  const [active, setActive] = useState(-1);
  const search = index.status === 'ready' ? index.search : undefined;
  const hits = useMemo(() => search?.(text) ?? NO_HITS, [search, text]);
  const drawn = useDeferredValue(hits) === hits ? hits : hits.slice(0, FIRST_COUNT);

  const type = useCallback((value: string) => {
    setText(value);
    setActive(-1);
  }, []);
  return { index, load, text, type, hits, drawn, active, setActive };
}

type SearchIndexState =
  { status: 'idle' | 'loading' | 'failed' } | ({ status: 'ready' } & LoadedSearch);

/** The search index and a function that loads it unless that was done or is under way; after a failure it tries again. */
function useSearchIndex(): [SearchIndexState, () => void] {
  const [state, setState] = useState<SearchIndexState>({ status: 'idle' });
  const busy = useRef(false);

  const load = useCallback(() => {
    if (busy.current) return;
    busy.current = true;
    setState({ status: 'loading' });
    loadSearch().then(
      (loaded) => setState({ status: 'ready', ...loaded }),
      () => {
        busy.current = false;
        setState({ status: 'failed' });
      },
    );
  }, []);

  return [state, load];
}
