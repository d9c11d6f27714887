import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { keyAction, type KeyAction } from './keyAction.ts';
import { optionId } from './optionId.ts';
import { useEarlyText } from './useEarlyText.ts';
import { useSearchText } from './useSearchText.ts';

/** State and handlers of the search box; `listId` is the id of its listbox, with `initialText` it opens at once. */
export function useSiteSearch(listId: string, initialText: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const state = useSearchText(initialText ?? '');
  const { load, text, type, hits, active, setActive } = state;

  const show = useCallback(() => {
    setOpen(true);
    load();
  }, [load]);
  const hide = useCallback(() => setOpen(false), []);
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
  // On phones the field goes with the panel; elsewhere the button is not there and takes no focus.
  const giveFocusBack = () => opener.current?.focus();
  const dismiss = () => {
    leave();
    giveFocusBack();
  };
  const close = () => {
    hide();
    giveFocusBack();
  };

  useEarlyText(input, initialText, (early) => {
    type(early);
    show();
  });

  const run = (action: KeyAction) => {
    if (action.type === 'move') return setActive(action.to);
    if (action.type === 'choose') {
      return document.getElementById(optionId(listId, action.index))?.click();
    }
    return { open: show, close, clear: () => type(''), leave: dismiss }[action.type]();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event.key, { open, text, active, count: hits.length });
    if (!action || event.nativeEvent.isComposing) return;
    event.preventDefault();
    run(action);
  };

  return { ...state, input, opener, open, show, hide, focus, leave, dismiss, onKeyDown };
}
