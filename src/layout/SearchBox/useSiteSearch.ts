import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { SearchHit } from './SearchHit.ts';
import { keyAction } from './keyAction.ts';
import { optionId } from './optionId.ts';
import { useSearchIndex } from './useSearchIndex.ts';

const NO_HITS: SearchHit[] = [];

/** State and handlers of the search box; `listId` is the id of its listbox. */
export function useSiteSearch(listId: string) {
  const input = useRef<HTMLInputElement>(null);
  const [index, load] = useSearchIndex();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = index.status === 'ready' ? index.search : undefined;
  const hits = useMemo(() => search?.(text) ?? NO_HITS, [search, text]);

  const type = (value: string) => {
    setText(value);
    setActive(-1);
    setOpen(true);
    load();
  };
  const show = useCallback(() => {
    setOpen(true);
    load();
  }, [load]);
  const focus = useCallback(() => {
    // On phones the field is not there before the panel is; a later focus would not raise the keyboard.
    flushSync(show);
    input.current?.focus();
    input.current?.select();
  }, [show]);
  const close = useCallback(() => setOpen(false), []);
  const choose = useCallback(() => {
    // Browsers do not follow a link that has left the document: the list goes once the click is done.
    setTimeout(() => {
      setText('');
      setActive(-1);
      setOpen(false);
      input.current?.blur();
    });
  }, []);

  useEffect(() => {
    // What a reader typed into the prerendered page before the scripts ran is not lost.
    const early = input.current;
    if (!early || document.activeElement !== early) return;
    setText(early.value);
    show();
  }, [show]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const action = keyAction(event.key, { open, text, active, count: hits.length });
    if (!action) return;
    event.preventDefault();
    if (action.type === 'move') setActive(action.to);
    if (action.type === 'open') show();
    if (action.type === 'choose') document.getElementById(optionId(listId, action.index))?.click();
    if (action.type === 'close') setOpen(false);
    if (action.type === 'clear') setText('');
    if (action.type === 'leave') input.current?.blur();
  };

  return {
    input,
    index,
    text,
    hits,
    open,
    active,
    load,
    type,
    show,
    focus,
    close,
    choose,
    onKeyDown,
  };
}
