import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** ARIA state of the field about the list below it. */
interface ListState {
  /** Whether it is shown. */
  listed: boolean;
  activeId?: string;
}

/** State and handlers of the search box; with `initialText` it opens at once. */
export type SearchBoxState = ReturnType<typeof useSiteSearch>;

/** State of the search box; `load` fetches the panel below its field. */
export function useSiteSearch(initialText: string | undefined, load: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [text, type] = useState(initialText ?? '');
  const [list, setList] = useState<ListState>({ listed: false });

  const show = useCallback(() => {
    setOpen(true);
    load();
  }, [load]);
  const hide = () => setOpen(false);
  const focus = useCallback(() => {
    // On phones the field exists only with the panel, and focusing it later would not open the keyboard.
    flushSync(show);
    input.current?.focus();
  }, [show]);
  const leave = () => {
    type('');
    hide();
    input.current?.blur();
  };
  // On phones the field closes with the panel; elsewhere the button is hidden and takes no focus.
  const giveFocusBack = () => opener.current?.focus();
  const dismiss = () => {
    leave();
    giveFocusBack();
  };

  // Text from before the scripts ran, typed into the prerendered page or passed on by another box.
  useEffect(() => {
    if (!input.current) return;
    if (initialText !== undefined) input.current.focus();
    if (document.activeElement !== input.current) return;
    type(input.current.value);
    show();
  }, [initialText, show]);

  const closeStep = () => {
    if (text === '') return dismiss();
    if (!open) return type('');
    hide();
    giveFocusBack();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isOpening = event.key === 'ArrowDown' && !open;
    if (event.nativeEvent.isComposing || (event.key !== 'Escape' && !isOpening)) return;
    event.preventDefault();
    (isOpening ? show : closeStep)();
  };

  const parts = { input, opener, open, text, type, list, setList };
  return { ...parts, show, hide, focus, leave, dismiss, onKeyDown };
}
