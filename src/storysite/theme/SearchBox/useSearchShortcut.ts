import { useEffect } from 'react';

/** Where a slash is typed, or chooses an option; a field that only opens a list is not editable. */
const EDITABLE = ':read-write, select';

/** Calls `focus`, if there is one, for `/` outside of text fields and for Ctrl or Cmd K anywhere. */
export function useSearchShortcut(focus: (() => void) | undefined): void {
  useEffect(() => {
    if (!focus) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isSearchShortcut(event)) return;
      event.preventDefault();
      focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [focus]);
}

/** Whether a key press asks for the search; `/` inside a text field is text. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (altKey) return false;
  // Shift and Ctrl K is the browser's; Shift alone types `/` on many keyboards.
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !(target instanceof Element && target.closest(EDITABLE));
}
