import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { KeyAction } from './keyAction.ts';
import { keyAction } from './keyAction.ts';
import { optionId } from './optionId.ts';
import type { SearchHit } from './SearchHit.ts';
import { useSearchIndex } from './useSearchIndex.ts';

const NO_HITS: SearchHit[] = [];

/** State and handlers of the search box; `listId` is the id of its listbox, with `initialText` it opens at once. */
export function useSiteSearch(listId: string, initialText: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [index, load] = useSearchIndex();
  const [text, setText] = useState(initialText ?? '');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = index.status === 'ready' ? index.search : undefined;
  const hits = useMemo(() => search?.(text) ?? NO_HITS, [search, text]);

  const type = useCallback((value: string) => {
    setText(value);
    setActive(-1);
  }, []);
  const show = useCallback(() => {
    setOpen(true);
    load();
  }, [load]);
  const close = useCallback(() => setOpen(false), []);
  const focus = useCallback(() => {
    // On phones the field is not there before the panel is; a later focus would not raise the keyboard.
    flushSync(show);
    input.current?.focus();
  }, [show]);
  const leave = useCallback(() => {
    type('');
    setOpen(false);
    input.current?.blur();
  }, [type]);
  const giveBack = () => {
    // On phones the field goes with the panel; elsewhere the button is not there and takes no focus.
    opener.current?.focus();
  };

  useEarlyText(input, initialText, (early) => {
    type(early);
    show();
  });

  const run = (action: KeyAction) => {
    if (action.type === 'move') setActive(action.to);
    else if (action.type === 'choose')
      document.getElementById(optionId(listId, action.index))?.click();
    else ({ open: show, close, clear: () => type(''), leave })[action.type]();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event.key, { open, text, active, count: hits.length });
    if (!action || event.nativeEvent.isComposing) return;
    event.preventDefault();
    run(action);
    if (action.type === 'close' || action.type === 'leave') giveBack();
  };
  const dismiss = () => {
    leave();
    giveBack();
  };

  return {
    input,
    opener,
    dismiss,
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
    leave,
    onKeyDown,
  };
}

/** Calls back once with the text that is there before the scripts are: typed into the prerendered page, or handed over. */
function useEarlyText(
  input: RefObject<HTMLInputElement>,
  initialText: string | undefined,
  onText: (text: string) => void,
): void {
  const callback = useRef(onText);
  useEffect(() => {
    if (!input.current) return;
    if (initialText !== undefined) input.current.focus();
    if (document.activeElement === input.current) callback.current(input.current.value);
  }, [input, initialText]);
}
